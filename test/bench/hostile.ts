/** The check of hostile texts of 1 MiB, beside that of the dearest right one of the same size. */
import { join } from "node:path";
import { validate } from "../../shared/index.ts";
import { KINDS, RIGHT_KINDS, textOf } from "../fuzz/hostile/kinds.ts";
import type { Work } from "./figure.ts";
import { groupInProcess } from "./in-process.ts";

const BYTES = 1024 * 1024;
const FLOOR = "overrides that name a model";

/** Those that take longest, as `test/fuzz/hostile/kinds.ts` names them. */
const DEAREST = [
  "custom providers without a type",
  "unknown providers",
  "overrides with wrong URLs",
  "overrides that are empty",
  "headers",
  "headers that are no names",
  "headers that differ by case",
  "keys beyond the bound",
  "one key many times in many objects",
  "one override many times",
  "many keys twice",
  "one long URL",
];

const works: readonly Work[] = DEAREST.map((name) => ({
  name,
  unit: "ms",
  floor: FLOOR,
  peers: [],
  rounds: 5,
  bound: { floors: 8 },
}));

function hostileText(name: string): string {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(`There is no kind "${name}".`);
  return textOf(kind, "strict", BYTES);
}

export const hostile = groupInProcess(
  import.meta.url,
  { name: "hostile", title: "The check of a hostile text of 1 MiB, in process", works },
  async (contestant) => {
    if (contestant.kind !== "subject") {
      // The right text that takes longest. See docs/decisions/0111-bounds-of-hostile-bodies.md.
      const right = textOf(RIGHT_KINDS[FLOOR], "strict", BYTES);
      return () => () => validate(right);
    }
    const own: { readonly validate: typeof validate } = await import(join(contestant.root, "shared/index.ts"));
    return (name) => {
      const text = hostileText(name);
      return () => own.validate(text);
    };
  },
);
