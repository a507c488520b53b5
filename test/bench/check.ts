/** The check of one text in a process that stays, as in an editor or a Worker. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type CommentKind, configurationOf, jsoncOf } from "./configurations.ts";
import type { Bound, Contestant, Work } from "./figure.ts";
import { groupInProcess, workNamed } from "./in-process.ts";

const EDITOR = "VS Code's service";

/** A size by its number of models, with what is promised of it: how many times the floor. */
interface Size {
  readonly name: string;
  readonly models: number;
  readonly right: number;
  readonly oneMistake: number;
  readonly allMistakes: number;
}

const SIZES: readonly Size[] = [
  { name: "1 KB", models: 3, right: 10, oneMistake: 24, allMistakes: 38 },
  { name: "19 KB", models: 60, right: 5, oneMistake: 9, allMistakes: 36 },
  { name: "950 KB", models: 3_000, right: 4, oneMistake: 7, allMistakes: 50 },
];
/** The most that comments may cost, in times the JSON. */
const JSONC = 1.25;
const FASTER = { [EDITOR]: 1.3 };

/** A work, and the text that it is about. */
interface CheckWork extends Work {
  readonly models: number;
  readonly mistakes: number;
  /** Undefined where the text is JSON. */
  readonly comment: CommentKind | undefined;
}

const works: readonly CheckWork[] = SIZES.flatMap((size) => [
  checkOf(size, "right", 0, { floors: size.right, faster: FASTER }),
  jsoncCheckOf(size, "right, JSONC", "short", { floors: size.right * JSONC, faster: FASTER }),
  jsoncCheckOf(size, "right, JSONC with long comments", "long", { floors: size.right * JSONC, faster: FASTER }),
  jsoncCheckOf(size, "right, JSONC with URLs in comments", "URL", { faster: FASTER }),
  checkOf(size, "1 mistake", 1, { floors: size.oneMistake }),
  checkOf(size, `${size.models.toLocaleString("en")} mistakes`, size.models, { floors: size.allMistakes }),
]);

function checkOf({ name, models }: Size, what: string, mistakes: number, bound: Bound): CheckWork {
  return {
    name: `${name}, ${what}`,
    unit: "ms",
    floor: "JSON.parse",
    peers: ["compiled schema alone", EDITOR],
    rounds: 9,
    bound,
    models,
    mistakes,
    comment: undefined,
  };
}

function jsoncCheckOf(size: Size, what: string, comment: CommentKind, bound: Bound): CheckWork {
  return { ...checkOf(size, what, 0, bound), comment };
}

type Check = (text: string) => unknown;

async function checkBy(contestant: Contestant): Promise<Check> {
  if (contestant.kind === "floor") return (text) => JSON.parse(text);
  if (contestant.kind === "subject") return (await import(join(contestant.root, "shared/index.ts"))).validate;
  if (contestant.name === EDITOR) return await editorCheck();
  const { default: isValid } = await import("../../shared/schema/generated/validators/specification.ts");
  return (text) => isValid(JSON.parse(text));
}

async function editorCheck(): Promise<Check> {
  const { getLanguageService, TextDocument } = (await import("vscode-json-languageservice")).default;
  const path = new URL("../../shared/schema/generated/provider-config.schema.json", import.meta.url);
  const schema = readFileSync(path, "utf8");
  // The texts name the schema by a path at which there is none.
  const service = getLanguageService({ schemaRequestService: async () => schema });
  service.configure({ validate: true });
  const settings = { comments: "ignore", trailingCommas: "ignore" } as const;
  return async (text) => {
    const document = TextDocument.create("file:///providers.jsonc", "jsonc", 1, text);
    return await service.doValidation(document, service.parseJSONDocument(document), settings);
  };
}

export const check = groupInProcess(
  import.meta.url,
  { name: "check", title: "The check of a text, in process", works },
  async (contestant) => {
    const run = await checkBy(contestant);
    const takesComments = contestant.kind === "subject" || contestant.name === EDITOR;
    return (name) => {
      const { models, mistakes, comment } = workNamed(works, name);
      const json = configurationOf(models, mistakes);
      const text = comment === undefined ? json : jsoncOf(json, comment, !takesComments);
      return () => run(text);
    };
  },
);
