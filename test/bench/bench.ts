/**
 * `npm run bench`: how fast this checkout is, beside the floor and other validators, and beside another commit with
 * `--against`. See docs/decisions/0077-bench.md.
 */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { HELP, type Plan, readArguments } from "./arguments.ts";
import { checkOut, copyCheckout } from "./checkout.ts";
import type { Figure, Group, Subject } from "./figure.ts";
import { GROUPS } from "./groups.ts";
import { measureGroup } from "./measure.ts";
import { pageOf } from "./page.ts";
import { describeRun } from "./results.ts";
import { tableOf } from "./table.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const words = process.argv.slice(2);

const plan = readArguments(words);
if (!plan.ok) {
  console.error(`${plan.error} See npm run bench -- --help.`);
  process.exitCode = 2;
} else if (plan.value === "help") {
  process.stdout.write(HELP);
} else {
  await bench(plan.value);
}

async function bench({ groups: names, against, json, writesDocs }: Plan): Promise<void> {
  const groups = GROUPS.filter(({ name }) => names.includes(name));
  const scratch = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
  try {
    // Before, for the checkout may change meanwhile; what is measured is a copy.
    const run = describeRun(words);
    const figures = await measureGroups(groups, subjectsIn(scratch, groups, against));
    const results = { ...run, figures };
    const text = `${JSON.stringify(results, undefined, 2)}\n`;
    write(json, text);
    if (writesDocs) {
      write(join(root, "test/bench/results.json"), text);
      write(join(root, "docs/performance.md"), pageOf(results));
    }
    process.stdout.write(tableOf(figures));
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

function subjectsIn(scratch: string, groups: readonly Group[], against: string | undefined): readonly Subject[] {
  const needsBuild = groups.some((group) => group.needsBuild);
  const folderFor = (name: string) => {
    const folder = join(scratch, name);
    mkdirSync(folder);
    return folder;
  };
  return [
    copyCheckout(folderFor("this"), needsBuild),
    ...(against === undefined ? [] : [checkOut(against, folderFor("other"), needsBuild)]),
  ];
}

async function measureGroups(groups: readonly Group[], subjects: readonly Subject[]): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const group of groups) {
    const progress = ({ name }: { readonly name: string }) => console.error(`${group.name}: ${name}`);
    // oxlint-disable-next-line no-await-in-loop -- together they would slow each other down
    figures.push(...(await measureGroup(group, subjects, progress)));
  }
  return figures;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}
