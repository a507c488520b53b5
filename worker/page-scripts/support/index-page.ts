/** The page that is served first, where what was chosen has none. */

import type { ChosenFile } from "./chosen-files.ts";

const INDEX = "index.html";

/** The files with a page to open first: a single HTML file becomes it, and other files without one get a list of themselves. */
export function withIndex(files: readonly ChosenFile[]): readonly ChosenFile[] {
  if (files.some(({ path }) => path === INDEX)) return files;
  const [only] = files;
  if (files.length === 1 && only !== undefined && isHtml(only.path)) return [{ path: INDEX, file: only.file }];
  const listed = new File([listOf(files.map(({ path }) => path))], INDEX);
  return [...files, { path: INDEX, file: listed }];
}

export function isHtml(path: string): boolean {
  return /\.html?$/i.test(path);
}

function listOf(paths: readonly string[]): string {
  const rows = paths.toSorted().map((path) => `<li><a href="${addressOf(path)}">${escapeHtml(path)}</a></li>`);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Files</title>
<h1>Files</h1>
<ul>
${rows.join("\n")}
</ul>
</html>
`;
}

/** A relative address, also of a name that begins as a scheme does. */
function addressOf(path: string): string {
  return `./${path
    .toWellFormed()
    .split("/")
    .map((part) => encodeURIComponent(part).replaceAll("'", "%27"))
    .join("/")}`;
}

const ESCAPES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? "");
}
