/**
 * `npm run bench`: how fast this checkout is, beside the floor and other validators, and beside another commit with
 * `--against`. See docs/decisions/0077-bench.md.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { checkOut, copyCheckout } from "./checkout.ts";
import type { Figure, Subject } from "./figure.ts";
import { GROUPS } from "./groups.ts";
import { measureGroup } from "./measure.ts";
import { readOptions } from "./options.ts";
import { pageOf } from "./page.ts";
import { describeRun } from "./results.ts";
import { tableOf } from "./table.ts";

const names = GROUPS.map(({ name }) => name);

const HELP = `Usage: npm run bench [-- options]

Measures how fast this checkout is, beside what nothing can be faster than and beside other validators, and prints a table.
Everybody does each work in turn, several times; the table has medians, and how many times the floor they are.

Options:
  --only GROUPS   some groups only, with commas between them: ${names.join(", ")}
  --against REF   measure this commit as well, and compare
  --json FILE     where the figures go as JSON (default: .build/bench.json)
  --write-docs    write docs/performance.md, too, and the figures that it is made of
  --help          this text

Exit codes: 0 it was measured; 1 something failed; 2 the arguments were not understood.
`;

const root = fileURLToPath(new URL("../..", import.meta.url));
const texts = { only: names.join(","), against: "", json: ".build/bench.json" };
const { values, fail } = readOptions("bench", HELP, texts, ["write-docs"]);
const chosen = values.only.split(",");
const unknown = chosen.find((name) => !names.includes(name));
if (unknown !== undefined) fail(`--only takes ${names.join(", ")}, and not "${unknown}".`);
const groups = GROUPS.filter(({ name }) => chosen.includes(name));
if (values["write-docs"] && (values.against !== "" || groups.length < GROUPS.length)) {
  fail("--write-docs needs a run of all groups: leave out --only and --against.");
}
await bench();

async function bench(): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
  try {
    // Before, for the checkout may change meanwhile; what is measured is a copy.
    const run = describeRun(process.argv.slice(2));
    const figures = await measureGroups(subjectsIn(scratch));
    const results = { ...run, figures };
    const text = `${JSON.stringify(results, undefined, 2)}\n`;
    write(values.json, text);
    if (values["write-docs"]) {
      write(join(root, "test/bench/results.json"), text);
      write(join(root, "docs/performance.md"), pageOf(results));
    }
    process.stdout.write(tableOf(figures));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function subjectsIn(scratch: string): readonly Subject[] {
  const needsBuild = groups.some((group) => group.needsBuild);
  const folderFor = (name: string) => {
    const folder = join(scratch, name);
    mkdirSync(folder);
    return folder;
  };
  return [
    copyCheckout(folderFor("this"), needsBuild),
    ...(values.against === "" ? [] : [checkOut(values.against, folderFor("other"), needsBuild)]),
  ];
}

async function measureGroups(subjects: readonly Subject[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const group of groups) {
    const progress = ({ name }: { readonly name: string }) => console.error(`${group.name}: ${name}`);
    figures.push(...(await measureGroup(group, subjects, progress)));
  }
  return figures;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
