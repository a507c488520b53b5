/** The programs and the style of the playground, as browsers get them. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";

const root = new URL("../../../", import.meta.url);
const folder = new URL("../", import.meta.url);

/** Not a module: browsers load none from `file:`. */
const OPTIONS: BuildOptions = { format: "iife", jsx: "automatic", jsxImportSource: "preact" };

interface PlaygroundBundle {
  /** The program of the page. */
  readonly page: string;
  /** The program of the web worker. */
  readonly checker: string;
  readonly style: string;
}

/** @param isOwnOnly leaves packages out, to tell how large the rest is. */
export async function bundlePlayground(isOwnOnly = false): Promise<PlaygroundBundle> {
  const define = {
    README_CONFIGURATION: JSON.stringify(await firstBlock("README.md")),
    EXAMPLE_VOCABULARY: JSON.stringify(await firstBlock("docs/vocabulary.md")),
  };
  const own: BuildOptions = isOwnOnly ? { packages: "external", format: "esm" } : {};
  const options = { ...OPTIONS, ...own, define };
  const bundle = async (name: string) => await bundleFile(new URL(name, folder), options);
  const [page, checker, style] = await Promise.all([bundle("main.ts"), bundle("checker.ts"), bundle("style.css")]);
  return { page, checker, style };
}

/** The first file that a document shows. */
async function firstBlock(path: string): Promise<string> {
  const [, text] = /^```jsonc\n([^]*?)^```$/m.exec(await readFile(new URL(path, root), "utf8")) ?? [];
  if (text === undefined) throw new Error(`${path} shows no file.`);
  return text;
}

/** A script or a style with all that it imports, made small for browsers of the years from 2024 on. */
export async function bundleFile(file: URL, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build({
    bundle: true,
    minify: true,
    platform: "browser",
    target: ["chrome120", "firefox121", "safari17"],
    charset: "utf8",
    legalComments: "none",
    ...options,
    write: false,
    entryPoints: [fileURLToPath(file)],
  });
  const [bundled] = outputFiles;
  if (bundled === undefined) throw new Error(`esbuild wrote nothing for ${file.pathname}.`);
  return bundled.text;
}
