/** The files that `npm run test:changed` runs, and those that it leaves out. */
import { canReach, graphOf, type Tree } from "./reach.ts";

export interface TestPlan {
  readonly run: readonly string[];
  readonly left: readonly string[];
}

/** These need no process of their own, and always run. */
const ALWAYS = /\.workers\.test\.ts$|^(?!.*\.(?:e2e|full|long)\.test\.ts$).*\.test\.ts$/;

/** Files that measure are for `npm run test:all`. */
const NEVER = /\.full\.test\.ts$/;

const CONFIGURATION = "test/vitest.config.ts";

/** Any test may go differently after a change of these. */
const OF_ALL_TESTS = ["package.json", "package-lock.json", CONFIGURATION];

/** @param changed paths of files that were changed, created or deleted. */
export function planOf(tree: Tree, changed: readonly string[]): TestPlan {
  const targets = new Set(changed);
  const graph = graphOf({ ...tree, paths: [...new Set([...tree.paths, ...changed])] });
  // Set-up files matter to all tests, and their imports only to those that reach them by themselves.
  const ofAll = [...OF_ALL_TESTS, ...[...graph(CONFIGURATION)].filter((path) => path.startsWith("test/"))];
  const isForAll = ofAll.some((path) => targets.has(path));
  const tests = tree.paths.filter((path) => path.endsWith(".test.ts") && !NEVER.test(path));
  const runs = (path: string) => ALWAYS.test(path) || isForAll || canReach(graph, path, targets);
  const { true: run = [], false: left = [] } = Object.groupBy(tests, (path) => (runs(path) ? "true" : "false"));
  return { run, left };
}
