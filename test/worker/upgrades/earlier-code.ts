/** The Worker of an earlier commit, on the packages of today. */

import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { bundleWorker } from "../../../worker/local/server/prepare.ts";
import { ROOT } from "./states.ts";

/** The Worker, by the names that the runtime of today asks for, and beside it what runs statements on its database: see worker/local/server/inside.ts. */
const ENTRY = `
export * from "./worker/index.ts";
export { default, default as site } from "./worker/index.ts";
export { statements } from ${JSON.stringify(join(ROOT, "worker/local/server/inside.ts"))};
`;

export interface EarlierCode {
  readonly code: string;
  /** Its wrangler.toml. */
  readonly configuration: string;
  readonly migrations: readonly string[];
}

/** Tells if this repository has the commit: a shallow clone has none of the earlier ones. */
export function hasCommit(commit: string): boolean {
  return spawnSync("git", ["cat-file", "-e", `${commit}^{commit}`], { cwd: ROOT, stdio: "ignore" }).status === 0;
}

/** Bundles the Worker of a commit. @param folder an empty one. */
export async function earlierCode(commit: string, folder: string): Promise<EarlierCode> {
  mkdirSync(folder, { recursive: true });
  const tar = execFileSync(
    "git",
    ["archive", commit, "worker", "shared", "package.json", "tsconfig.json", "wrangler.toml"],
    {
      cwd: ROOT,
      maxBuffer: 64 * 2 ** 20,
    },
  );
  execFileSync("tar", ["-x", "-C", folder], { input: tar });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));
  return {
    code: await bundleWorker(ENTRY, folder),
    configuration: join(folder, "wrangler.toml"),
    migrations: readdirSync(join(folder, "worker/migrations")),
  };
}
