/** The check of one text in a process that stays, as in an editor or a Worker. */
import type { CommentKind } from "./configurations.ts";
import type { Bound, Group, Work } from "./figure.ts";
import { startInProcess } from "./in-process.ts";

export const EDITOR = "VS Code's service";

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
export interface CheckWork extends Work {
  readonly models: number;
  readonly mistakes: number;
  /** Undefined where the text is JSON. */
  readonly comment: CommentKind | undefined;
}

const works: readonly CheckWork[] = SIZES.flatMap((size) => [
  checkOf(size, "right", 0, { floors: size.right, faster: FASTER }),
  jsoncOf(size, "right, JSONC", "short", { floors: size.right * JSONC, faster: FASTER }),
  jsoncOf(size, "right, JSONC with long comments", "long", { floors: size.right * JSONC, faster: FASTER }),
  jsoncOf(size, "right, JSONC with URLs in comments", "URL", { faster: FASTER }),
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

function jsoncOf(size: Size, what: string, comment: CommentKind, bound: Bound): CheckWork {
  return { ...checkOf(size, what, 0, bound), comment };
}

/** @throws where there is no such work. */
export function checkNamed(name: string): CheckWork {
  const work = works.find((one) => one.name === name);
  if (work === undefined) throw new Error(`There is no work "${name}".`);
  return work;
}

export const check: Group = {
  name: "check",
  title: "The check of a text, in process",
  needsBuild: false,
  works,
  start: async () => startInProcess(new URL("check-process.ts", import.meta.url)),
};
