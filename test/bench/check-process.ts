/** Measures the works of `check.ts` for one contestant; started by `in-process.ts`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import languageService from "vscode-json-languageservice";
import compiledValidator from "../../shared/schema/generated/validators/specification.ts";
import { checkNamed, EDITOR } from "./check.ts";
import { configurationOf, jsoncOf } from "./configurations.ts";
import type { Contestant } from "./figure.ts";
import { answer } from "./in-process.ts";

const JSONC = { comments: "ignore", trailingCommas: "ignore" } as const;

type Check = (text: string) => unknown;

await answer(async (contestant) => {
  const run = await checkBy(contestant);
  const takesComments = contestant.kind === "subject" || contestant.name === EDITOR;
  return (name) => {
    const { models, mistakes, comment } = checkNamed(name);
    const json = configurationOf(models, mistakes);
    const text = comment === undefined ? json : jsoncOf(json, comment, !takesComments);
    return () => run(text);
  };
});

async function checkBy(contestant: Contestant): Promise<Check> {
  if (contestant.kind === "floor") return (text) => JSON.parse(text);
  if (contestant.kind === "subject") return (await import(join(contestant.root, "shared/index.ts"))).validate;
  return contestant.name === EDITOR ? editorCheck() : (text) => isValid(JSON.parse(text));
}

function isValid(document: unknown): boolean {
  const validate: (document: unknown) => boolean = compiledValidator;
  return validate(document);
}

function editorCheck(): Check {
  const { getLanguageService, TextDocument } = languageService;
  const path = new URL("../../shared/schema/generated/provider-config.schema.json", import.meta.url);
  const schema = readFileSync(path, "utf8");
  // The texts name the schema by a path at which there is none.
  const service = getLanguageService({ schemaRequestService: async () => schema });
  service.configure({ validate: true });
  return async (text) => {
    const document = TextDocument.create("file:///providers.jsonc", "jsonc", 1, text);
    return await service.doValidation(document, service.parseJSONDocument(document), JSONC);
  };
}
