import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { MADE_OF } from "./made-of.ts";
import { planOf } from "./plan.ts";

/** A small project: two programs, one of which is bundled, and a test of each kind. */
const FILES: Readonly<Record<string, string>> = {
  "package.json": "{}",
  "wrangler.toml": 'main = "server/index.ts"\nmigrations_dir = "server/migrations"',
  "tool/main.ts": 'import { sum } from "../shared/sum.ts"; import type { Shape } from "../shared/shape.ts"; sum();',
  "tool/late.ts": 'export const load = async () => await import("./main.ts");',
  "tool/dist/index.js": "bundled",
  "server/index.ts": 'export { page } from "./page.tsx"; export const problem = "Correct it in tool/main.ts, please.";',
  "server/page.tsx": 'import style from "./style.css"; export const page = <p>{style}</p>;',
  "server/style.css": "p {}",
  "server/migrations/1.sql": "",
  "shared/sum.ts": "export const sum = () => 1;",
  "shared/shape.ts": "export type Shape = string;",
  "docs/guide.md": "A guide.",
  "test/vitest.config.ts": 'const setupFiles = ["test/setup.ts"];',
  "test/setup.ts": 'import "../server/index.ts";',
  "test/fixtures/one/in.json": "{}",
  "test/start-server.ts": 'export const configuration = new URL("../wrangler.toml", import.meta.url);',
  "test/sum.test.ts": 'import "../shared/sum.ts";',
  "test/server.workers.test.ts": 'import "../server/index.ts";',
  "test/tool.e2e.test.ts": "run(`tool/dist/index.js ${name}`); read(`test/fixtures/${name}`);",
  "test/source.e2e.test.ts": 'import "../tool/late.ts";',
  "test/server.e2e.test.ts": 'import "./start-server.ts";',
  "test/sum.long.test.ts": 'import { sum } from "../shared/sum.ts";',
  "test/guide.e2e.test.ts": 'const root = new URL("../", import.meta.url); read(new URL("docs/guide.md", root));',
  "test/bench.full.test.ts": 'import "../shared/sum.ts";',
};

const TREE = {
  paths: Object.keys(FILES),
  read: (path: string) => FILES[path],
  madeOf: { "tool/dist/": ["tool/main.ts"] },
};

const OTHERS = ["guide.e2e", "server.e2e", "source.e2e", "sum.long", "tool.e2e"];
const nameOf = (path: string) => path.replace(/^test\/(.*)\.test\.ts$/, "$1");

test.each<readonly [string, string, readonly string[]]>([
  ["what is imported, bundled and loaded late", "shared/sum.ts", ["source.e2e", "sum.long", "tool.e2e"]],
  ["what is named by a template", "test/fixtures/one/in.json", ["tool.e2e"]],
  ["what the configuration of a server names", "server/page.tsx", ["server.e2e"]],
  ["a file of a folder that it names", "server/migrations/1.sql", ["server.e2e"]],
  ["what a source imports that is no source", "server/style.css", ["server.e2e"]],
  ["what is named from a base in a variable", "docs/guide.md", ["guide.e2e"]],
  ["a test itself", "test/sum.long.test.ts", ["sum.long"]],
  ["what only types are of, nothing", "shared/shape.ts", []],
  ["what only a message speaks of", "tool/main.ts", ["source.e2e", "tool.e2e"]],
  ["a file that was deleted", "test/fixtures/two/in.json", ["tool.e2e"]],
  ["packages, all", "package.json", OTHERS],
  ["what runs before each test, all", "test/setup.ts", OTHERS],
  ["nothing that a test reads", "server/unknown.ts", []],
])("a change of %s", (_, changed, reached) => {
  const { run, left } = planOf(TREE, [changed]);
  const always = ["server.workers", "sum"];
  expect(run.map(nameOf).toSorted()).toEqual([...always, ...reached].toSorted());
  expect(left.map(nameOf).toSorted()).toEqual(OTHERS.filter((name) => !reached.includes(name)));
});

test("generated files lie where they are looked for, and their makers exist", () => {
  const paths = Object.entries(MADE_OF).flatMap(([start, sources]) => [start, ...sources]);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
