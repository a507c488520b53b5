/** The sizes of the bundles for a browser and for Cloudflare, and the times that they take to load. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { type BuildOptions, build } from "esbuild";
import type { Contestant, Group, Subject } from "./figure.ts";
import { runProcess } from "./run-process.ts";

const BYTES_PER_KILOBYTE = 1_000;
const BUNDLES = ["check and resolution for a browser", "Worker"] as const;

export const size: Group = {
  name: "size",
  title: "Bundles: sizes, and the time to load them",
  needsBuild: false,
  works: BUNDLES.flatMap((bundle) => [
    { name: `${bundle}, bytes`, unit: "kB", peers: [], rounds: 1 } as const,
    { name: `${bundle}, bytes in gzip`, unit: "kB", peers: [], rounds: 1 } as const,
    { name: `${bundle}, load`, unit: "ms", floor: "empty script", peers: [], rounds: 15 } as const,
  ]),
  start: async (subjects) => {
    const folder = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
    writeFileSync(join(folder, "empty.mjs"), "");
    await Promise.all(subjects.map(async (subject) => await bundleAll(subject, join(folder, subject.name))));
    return {
      measure: async (work, contestant) => await measure(work, contestant, folder),
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
};

async function measure(work: string, contestant: Contestant, folder: string): Promise<number> {
  const [bundle = "", what] = work.split(", ");
  if (contestant.kind !== "subject") return await runProcess(["empty.mjs"], folder);
  const path = join(folder, contestant.name, fileOf(bundle));
  if (what === "load") return await runProcess([path], folder);
  const bytes = readFileSync(path);
  return (what === "bytes" ? bytes : gzipSync(bytes)).length / BYTES_PER_KILOBYTE;
}

function fileOf(bundle: string): string {
  return `${bundle.replaceAll(" ", "-")}.mjs`;
}

async function bundleAll({ root }: Subject, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const [browser, worker] = BUNDLES;
  // The code of a page that checks and resolves while someone types.
  const contents = 'export { resolve, validate } from "./shared/index.ts";';
  await writeBundle({ stdin: { contents, resolveDir: root }, minify: true }, join(folder, fileOf(browser)));
  await writeBundle({ entryPoints: [join(root, "worker/index.ts")] }, join(folder, fileOf(worker)));
}

async function writeBundle(options: BuildOptions, outfile: string): Promise<void> {
  await build({
    ...options,
    outfile,
    bundle: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    plugins: [
      {
        name: "workerd",
        setup: (building) => {
          building.onResolve({ filter: /^cloudflare:workers$/ }, ({ path }) => ({ path, namespace: "workerd" }));
          // Node has no such module; its class is all that loading needs.
          building.onLoad({ filter: /.*/, namespace: "workerd" }, () => ({
            contents: "export class DurableObject {}",
          }));
        },
      },
    ],
  });
}
