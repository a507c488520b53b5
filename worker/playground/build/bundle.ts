/** The document, the programs and the style of the playground, as browsers get them. */

import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type BuildOptions, build } from "esbuild";

const root = new URL("../../../", import.meta.url);
const folder = new URL("../", import.meta.url);

/** Not a module: browsers load none from `file:`. */
const OPTIONS: BuildOptions = { format: "iife", jsx: "automatic", jsxImportSource: "preact" };

const PAGE = "main.ts";
const CHECKER = "checker.ts";
const STYLE = "style.css";
const PARTS = [PAGE, CHECKER, STYLE];

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
    RIGHT_CONFIGURATION: JSON.stringify(await rightFile()),
    EXAMPLE_VOCABULARY: JSON.stringify(await firstBlock("docs/vocabulary.md")),
  };
  const own: BuildOptions = isOwnOnly ? { packages: "external", format: "esm" } : {};
  const options = { ...OPTIONS, ...own, define };
  const bundle = async (name: string) => await bundleFile(new URL(name, folder), options);
  const [page, checker, style] = await Promise.all([bundle(PAGE), bundle(CHECKER), bundle(STYLE)]);
  return { page, checker, style };
}

/** The example of the documentation, with the reference to a schema that it would have in another folder. */
async function rightFile(): Promise<string> {
  const text = await readFile(new URL("docs/examples/valid/providers.jsonc", root), "utf8");
  return text.replace(/(?<="\$schema": ")[^"]*\//, "");
}

/** The first file that a document shows. */
async function firstBlock(path: string): Promise<string> {
  const [, text] = /^```jsonc\n([^]*?)^```$/m.exec(await readFile(new URL(path, root), "utf8")) ?? [];
  if (text === undefined) throw new Error(`${path} shows no file.`);
  return text;
}

/** A script or a style with all that it imports, made small for browsers of the years from 2024 on. */
export async function bundleFile(file: URL, options: BuildOptions): Promise<string> {
  const { outputFiles } = await build(optionsFor(file, options));
  const [bundled] = outputFiles;
  if (bundled === undefined) throw new Error(`esbuild wrote nothing for ${file.pathname}.`);
  return bundled.text;
}

/** The files of the playground, as paths from the working directory. */
export async function playgroundFiles(): Promise<readonly string[]> {
  const lists = await Promise.all(PARTS.map(async (name) => await filesOf(new URL(name, folder), OPTIONS)));
  return [...new Set(lists.flat())];
}

/** The files of which something is left in the bundle of a file, as paths from the working directory. */
export async function filesOf(file: URL, options: BuildOptions): Promise<readonly string[]> {
  const { metafile } = await build({ ...optionsFor(file, options), metafile: true as const });
  return Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.keys(inputs).filter((path) => (inputs[path]?.bytesInOutput ?? 0) > 0),
  );
}

function optionsFor(file: URL, options: BuildOptions): BuildOptions & { readonly write: false } {
  return {
    bundle: true,
    minify: true,
    platform: "browser",
    target: ["chrome120", "firefox121", "safari17"],
    charset: "utf8",
    legalComments: "none",
    ...options,
    write: false,
    entryPoints: [fileURLToPath(file)],
  };
}

/** The document of the playground is the same wherever it is but for this: its content is made by its program. */
interface PlaygroundHtml {
  /** The addresses of what it loads. */
  readonly style: string;
  readonly icon: string;
  readonly programs: readonly string[];
  /** The address of the checker's program; undefined where one of the programs brings its text. */
  readonly checker: string | undefined;
  /** The beginning of the address of a rule's page, before the rule's id. */
  readonly docsUrl: string;
  /** The content security policy, where no server says it. */
  readonly policy: string | undefined;
}

const TITLE = "Playground";

/** The document without its header, which belongs between the two parts. */
interface PlaygroundDocument {
  readonly beforeHeader: string;
  readonly afterHeader: string;
}

export function playgroundHtml({
  style,
  icon,
  programs,
  checker,
  docsUrl,
  policy,
}: PlaygroundHtml): PlaygroundDocument {
  const data = [`data-docs="${docsUrl}"`, ...(checker === undefined ? [] : [`data-checker="${checker}"`])];
  const beforeHeader = [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    ...(policy === undefined ? [] : [`<meta http-equiv="Content-Security-Policy" content="${policy}">`]),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${TITLE} · Provider Steward</title>`,
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    `<link rel="stylesheet" href="${style}">`,
    ...programs.map((address) => `<script defer src="${address}"></script>`),
    "</head>",
    "<body>",
    '<a class="skip" href="#main">Skip to the content</a>',
    "",
  ];
  const afterHeader = [
    "",
    '<main id="main" class="playground" tabindex="-1">',
    `<h1>${TITLE}</h1>`,
    "<p>A provider configuration file is checked here as you type. Nothing leaves this browser, and nothing is stored:",
    "copy a link to keep your files. Tab leaves the editor; Ctrl+] and Ctrl+[ indent,",
    "Ctrl+Space completes, and F8 goes to the next finding.</p>",
    `<div id="playground" ${data.join(" ")}><p class="loading" role="status">The check is being loaded …</p></div>`,
    "<noscript><p>The check runs in this browser, so this page needs JavaScript.</p></noscript>",
    "</main>",
    "</body>",
    "</html>",
    "",
  ];
  return { beforeHeader: beforeHeader.join("\n"), afterHeader: afterHeader.join("\n") };
}

/**
 * The content security policy of the playground: it runs its own programs, and sends nothing anywhere, so that what is typed stays
 * in the browser. A document can state it; that nothing frames the page, only a server can.
 * See docs/decisions/0125-playground.md.
 *
 * @param checkerSource where the program of the check's web worker comes from.
 * @param formTarget where the forms of the header lead: of what is typed below it, none has any.
 */
export function playgroundPolicy(checkerSource: "'self'" | "blob:", formTarget: "'self'" | "'none'"): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self'",
    `worker-src ${checkerSource}`,
    "connect-src 'none'",
    "base-uri 'none'",
    `form-action ${formTarget}`,
  ].join("; ");
}
