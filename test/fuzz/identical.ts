/**
 * `npm run identical -- --against REF`: whether this checkout says of generated inputs, byte for byte, what another commit says:
 * diagnostics, fixes, redacted sources, catalogues and changes, with policies and layers. For work that must not change them.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { parseArgs } from "node:util";
import * as here from "../../shared/index.ts";
import { type Answers, answersOf, differences, type Version } from "./answers.ts";
import { readCorpus } from "./corpus.ts";
import { createInput } from "./input.ts";

const HELP = `Usage: npm run identical -- --against REF [options]

Compares what this checkout and another commit say of generated inputs, byte for byte.

Options:
  --against REF  the other commit
  --texts N      how many inputs (default: 50000)
  --seed N       where to start: a seed always gives the same inputs (default: 1)
  --help         this text

Exit codes: 0 all answers are identical; 1 some differ, and one pair is written to .build/identical/; 2 the arguments were
not understood.
`;

const TEXTS_DEFAULT = 50_000;
const PROGRESS_EVERY = 500;

const root = fileURLToPath(new URL("../..", import.meta.url));
const folder = ".build/identical";

const plan = readPlan(process.argv.slice(2));
if ("text" in plan) {
  (plan.exitCode === 0 ? process.stdout : process.stderr).write(plan.text);
  process.exitCode = plan.exitCode;
} else {
  const checkout = mkdtempSync(join(tmpdir(), "provider-steward-identical-"));
  try {
    const other = await loadVersion(plan.against, checkout);
    process.exitCode = compare(other, plan) ? 0 : 1;
  } finally {
    rmSync(checkout, { recursive: true });
  }
}

interface Plan {
  readonly against: string;
  readonly texts: number;
  readonly seed: number;
}

function readPlan(list: readonly string[]): Plan | { readonly text: string; readonly exitCode: 0 | 2 } {
  try {
    const { values } = parseArgs({
      args: [...list],
      options: {
        against: { type: "string" },
        texts: { type: "string", default: String(TEXTS_DEFAULT) },
        seed: { type: "string", default: "1" },
        help: { type: "boolean" },
      },
    });
    if (values.help === true) return { text: HELP, exitCode: 0 };
    if (values.against === undefined) throw new Error("--against REF is missing.");
    const [texts, seed] = [Number(values.texts), Number(values.seed)];
    if (!Number.isSafeInteger(texts) || texts < 1) throw new Error("--texts takes a positive whole number.");
    if (!Number.isSafeInteger(seed) || seed < 0) throw new Error("--seed takes a whole number.");
    return { against: values.against, texts, seed };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { text: `${reason} See npm run identical -- --help.\n`, exitCode: 2 };
  }
}

/** Loads `shared/` as it is in a commit, with the packages of this checkout. */
async function loadVersion(commit: string, checkout: string): Promise<Version> {
  const archive = execFileSync("git", ["-C", root, "archive", commit, "shared", "package.json"], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  execFileSync("tar", ["-x", "-C", checkout], { input: archive });
  symlinkSync(join(root, "node_modules"), join(checkout, "node_modules"));
  return await import(pathToFileURL(join(checkout, "shared/index.ts")).href);
}

/** Whether all answers are identical; prints how many are, and shows a pair that differs. */
function compare(other: Version, { against, texts, seed }: Plan): boolean {
  const corpus = readCorpus();
  const counts = new Map<string, { same: number; different: number }>();
  let shown = false;
  for (let index = 0; index < texts; index += 1) {
    const input = createInput(seed, index, corpus);
    const { content } = createInput(seed, index + 1, corpus, "mutated");
    const before = typeof content === "string" ? content : new TextDecoder().decode(content);
    const [ours, theirs] = [answersOf(here, input, before), answersOf(other, input, before)];
    const different = new Set(differences(ours, theirs));
    for (const name of ours.keys()) {
      const count = counts.get(name) ?? { same: 0, different: 0 };
      counts.set(name, count);
      count[different.has(name) ? "different" : "same"] += 1;
    }
    const [first] = different;
    if (first !== undefined && !shown) {
      shown = true;
      show(first, index, { content: input.content, ours, theirs });
    }
    if (process.stderr.isTTY && index % PROGRESS_EVERY === 0) process.stderr.write(`\r${index} of ${texts} inputs`);
  }
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[K");
  for (const [name, { same, different }] of counts) console.log(`${same} identical, ${different} different: ${name}`);
  console.log(`${texts} inputs of seed ${seed}, against ${against}.`);
  return !shown;
}

/** Writes an input and both answers to files. */
function show(
  name: string,
  index: number,
  {
    content,
    ours,
    theirs,
  }: { readonly content: string | Uint8Array; readonly ours: Answers; readonly theirs: Answers },
): void {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, "input"), content);
  writeFileSync(join(root, folder, "here.json"), ours.get(name) ?? "nothing");
  writeFileSync(join(root, folder, "other.json"), theirs.get(name) ?? "nothing");
  console.log(`Input ${index} differs first in its ${name}: see ${folder}/{input,here.json,other.json}.`);
}
