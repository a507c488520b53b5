/** Makes the code and the configuration that a start of the Worker needs, or takes them from the cache. */

import { fork } from "node:child_process";
import { once } from "node:events";
import { dirname, join } from "node:path";
import type { BuildOptions } from "esbuild";
import type { Unstable_MiniflareWorkerOptions as WranglerOptions } from "wrangler";
import { CommandError, root } from "../command/command.ts";
import { cached, cacheFile, INSTALLED } from "./cache.ts";

/** The file that declares the Worker and its bindings. */
export const CONFIGURATION = join(root, "wrangler.toml");

/** The Worker in `wrangler.toml`, as options of Miniflare. */
export type Configuration = WranglerOptions["workerOptions"];

/** The message of the process that reads `wrangler.toml`. */
export type ConfigurationMessage = { readonly configuration: Configuration } | { readonly failure: string };

/** The Worker, but for when it answers, with the page of components, and what runs statements on its database. */
const ENTRY = `
import { handlersOf } from "./worker/app/handlers.ts";
import { ROUTES } from "./worker/app/index.ts";
import { COMPONENTS_ROUTE } from "./worker/html/components.tsx";
import { readBodyFirst } from "./worker/local/server/inside.ts";
export * from "./worker/index.ts";
export { statements } from "./worker/local/server/inside.ts";
const worker = handlersOf([COMPONENTS_ROUTE, ...ROUTES]);
export const site = { ...worker, fetch: readBodyFirst(worker.fetch) };
export default site;
`;

/**
 * The Worker and what it imports as one module, from the cache unless a source has changed.
 *
 * @param contents the module that imports it, from the folder of the project.
 */
export async function bundleWorker(contents = ENTRY, folder = root): Promise<string> {
  const options = {
    stdin: { contents, resolveDir: folder },
    absWorkingDir: folder,
    bundle: true,
    write: false,
    metafile: true,
    format: "esm",
    platform: "neutral",
    mainFields: ["module", "main"],
    conditions: ["workerd", "worker", "browser"],
    external: ["cloudflare:*"],
    logLevel: "silent",
  } as const satisfies BuildOptions;
  return await cached(cacheFile(folder, "worker"), JSON.stringify(options), async () => {
    const { build, stop } = await import("esbuild");
    const { outputFiles, metafile } = await build(options);
    await stop();
    const sources = Object.keys(metafile.inputs).filter((name) => name !== "<stdin>");
    const settings = new Set(sources.filter((name) => !name.startsWith("node_modules/")).flatMap(settingsAbove));
    const inputs = [INSTALLED, ...[...sources, ...settings].map((name) => join(folder, name))];
    return { value: outputFiles[0]?.text ?? "", inputs };
  });
}

/** The files that may say how a source is compiled. */
function settingsAbove(source: string): readonly string[] {
  const folder = dirname(source);
  const files = ["tsconfig.json", "package.json"].map((name) => join(folder, name));
  return folder === "." ? files : [...files, ...settingsAbove(folder)];
}

const CONFIGURATION_READER = join(import.meta.dirname, "configuration.ts");

/**
 * The Worker's bindings and settings as Wrangler reads them from a `wrangler.toml`, or as it last did if the file is unchanged.
 *
 * @throws CommandError if it can't read them.
 */
export async function readConfiguration(path: string): Promise<Configuration> {
  return await cached(cacheFile(dirname(path), "configuration"), path, async () => {
    const env = { ...process.env, CLOUDFLARE_ENV: "", CLOUDFLARE_LOAD_DEV_VARS_FROM_DOT_ENV: "false" };
    const reader = fork(CONFIGURATION_READER, [path], { env, execArgv: [] });
    const messages: readonly ConfigurationMessage[] = await Promise.race([
      once(reader, "message"),
      once(reader, "disconnect"),
    ]);
    const [message = { failure: "see above" }] = messages;
    if ("failure" in message) throw new CommandError(`Wrangler cannot read ${path}: ${message.failure}`);
    return { value: message.configuration, inputs: [path, CONFIGURATION_READER, INSTALLED] };
  });
}
