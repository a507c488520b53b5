/** The first check in a process, whose code the engine has not compiled yet, in a new process each time. */
import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { build } from "esbuild";
import type { Contestant, Group } from "./figure.ts";

const SCRIPT = fileURLToPath(new URL("first-check-process.ts", import.meta.url));
const ROOT = fileURLToPath(new URL("../..", import.meta.url));

const CHECK = 'export { validate as check } from "./shared/index.ts";';
const SCHEMA_ALONE = `
  import isValid from "./shared/schema/generated/validators/specification.ts";
  export const check = (text) => isValid(JSON.parse(text));
`;

export const firstCheck: Group = {
  name: "first",
  title: "The first check in a process, after it is loaded",
  needsBuild: false,
  works: [
    { name: "1 KB, right", unit: "ms", floor: "compiled schema alone", peers: [], rounds: 25, bound: { floors: 2 } },
  ],
  start: async (subjects) => {
    const folder = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
    const bundles = new Map<string, string>();
    const bundle = async (name: string, root: string, contents: string) => {
      const outfile = join(folder, `${bundles.size}.mjs`);
      bundles.set(name, outfile);
      // The `main` of a package that `shared/` uses cannot be bundled; its `module` can.
      const mainFields = ["module", "main"];
      const stdin = { contents, resolveDir: root };
      await build({ stdin, outfile, bundle: true, format: "esm", platform: "node", mainFields, logLevel: "error" });
    };
    await bundle("floor", ROOT, SCHEMA_ALONE);
    await Promise.all(subjects.map(async ({ name, root }) => await bundle(`subject ${name}`, root, CHECK)));
    return {
      measure: async (_, contestant) => await measure(bundles.get(keyOf(contestant)) ?? ""),
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
};

function keyOf({ kind, name }: Contestant): string {
  return kind === "floor" ? kind : `${kind} ${name}`;
}

async function measure(bundle: string): Promise<number> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, bundle]);
  return Number(stdout);
}
