/** The paths of files that somebody publishes together: from which folder on they count, and which page opens first. */

import { escapeHtml } from "../text/html.ts";

/** A file with its path within what is published. */
export interface PublishedFile<Content> {
  readonly path: string;
  readonly content: Content;
}

/** A page that opens first where a server is asked for the folder. */
const INDEX = "index.html";

/**
 * Files beside those that somebody means to publish: metadata of a file manager or a packer, and what no one else should get, a
 * repository with its history and files of credentials.
 */
const NOT_MEANT = /^__MACOSX\/|(?:^|\/)(?:\.DS_Store$|\.(?:git|hg|svn)\/|\.env(?:\.[^/]*)?$)/;

/** The files that are meant to be published. */
export function onlyMeant<Named extends Pick<PublishedFile<unknown>, "path">>(
  files: readonly Named[],
): readonly Named[] {
  return files.filter(({ path }) => !NOT_MEANT.test(path));
}

/** The folder that a path begins with, which names no place outside. */
const FIRST_FOLDER = /^(?!\.+\/|[a-z]:\/)[^/\\\p{Cc}]+\//iu;

/** A folder that has all files is the root of what is served. */
export function withoutCommonFolder<Content>(
  files: readonly PublishedFile<Content>[],
): readonly PublishedFile<Content>[] {
  const [folder = ""] = FIRST_FOLDER.exec(files[0]?.path ?? "") ?? [];
  if (folder === "" || !files.every(({ path }) => path.startsWith(folder))) return files;
  return files.map(({ path, content }) => ({ path: path.slice(folder.length), content }));
}

/**
 * The files with a page to open first. Where there is none, a single file that is a page becomes it; beside others, the only page of the
 * top folder is given under its name, too; and all others get a list of themselves.
 *
 * @param fileOf the content of a file with this text.
 */
export function withIndex<Content>(
  files: readonly PublishedFile<Content>[],
  fileOf: (text: string) => Content,
): readonly PublishedFile<Content>[] {
  if (files.some(({ path }) => path === INDEX)) return files;
  const [page, ...others] = files.filter(({ path }) => isHtml(path) && !path.includes("/"));
  const only = others.length === 0 ? page : undefined;
  if (only !== undefined && files.length === 1) return [{ path: INDEX, content: only.content }];
  // Another page may lead to it by its own name.
  const content = only?.content ?? fileOf(listOf(files.map(({ path }) => path)));
  return [...files, { path: INDEX, content }];
}

/** Tells by a name if a file is a page. */
export function isHtml(path: string): boolean {
  return /\.html?$/i.test(path);
}

/** Tells by a name if a file is an archive that is published as it is. */
export function isTarGz(name: string): boolean {
  return /\.(?:tar\.gz|tgz)$/i.test(name);
}

export function isZip(name: string): boolean {
  return /\.zip$/i.test(name);
}

/** The name of a file without its extension. */
export function stemOf(name: string): string {
  return name.replace(/\.(?:tar\.gz|[^.]*)$/i, "");
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
