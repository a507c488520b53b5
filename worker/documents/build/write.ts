/** Writes the documents for the site: their HTML and the text that is searched, as static assets, and the list of them as code. */

import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { posix } from "node:path";
import { type DocumentList, ofSite, readContents } from "./contents.ts";
import { renderDocument, type Target } from "./markdown.ts";

const docs = new URL("../../../docs/", import.meta.url);
/** The HTML goes beside the pictures: one folder has all assets that wrangler.toml names. */
const assets = new URL("generated/", docs);
const CONTENTS = new URL("../generated/contents.ts", import.meta.url);

/** The list of all documents. */
const LIST = "README.md";

/** The document that the site shows at another address: each rule has a page. */
const RULES = { path: "rules.md", address: "/rules" };

/** The folder of the pictures in `docs/`. */
const PICTURES = "images";

/** Writes all of it. @param banner the first line of code that is written. */
export async function writeDocuments(banner: string): Promise<void> {
  const lists = ofSite(readContents(await readFile(new URL(LIST, docs), "utf8")));
  const paths = lists.flatMap(({ documents }) => documents.map(({ path }) => path));
  const rendered = await Promise.all(
    paths
      .filter((path) => path !== RULES.path)
      .map(async (path) => {
        const markdown = await readFile(new URL(path, docs), "utf8");
        return {
          name: nameOf(path),
          ...renderDocument(`docs/${path}`, markdown, (link) => targetOf(path, link, paths)),
        };
      }),
  );
  await rm(assets, { recursive: true, force: true });
  await Promise.all(
    rendered.map(async ({ name, html }) => {
      const file = new URL(`${name}.html`, assets);
      await mkdir(new URL(".", file), { recursive: true });
      await writeFile(file, html);
    }),
  );
  const searched = rendered.flatMap(({ name, title, sections }) =>
    sections.map(({ anchor, heading, text }) => [name, title, anchor, heading, text]),
  );
  await writeFile(new URL("search.json", assets), `[\n${searched.map((one) => JSON.stringify(one)).join(",\n")}\n]\n`);
  await writeFile(CONTENTS, contentsText(banner, lists, new Map(rendered.map(({ name, title }) => [name, title]))));
}

/** The name of a document on the site: `content-server/keys` of that page, and `content-server` of the first one of its folder. */
function nameOf(path: string): string {
  return path.replace(/(?:\/README)?\.md$/, "");
}

/** Where a link of a document leads, on the site. @throws Error where there is nothing. */
function targetOf(from: string, link: string, paths: readonly string[]): Target {
  if (/^(?:https?:\/\/|#)/.test(link)) return { kind: "address", address: link };
  const [file = "", anchor] = link.split("#");
  const path = posix.join(posix.dirname(from), file);
  if (/^[\w+.-]+:/.test(link) || !existsSync(new URL(path, docs))) {
    throw new Error(`docs/${from} links to "${link}", which is no file of the repository and no website.`);
  }
  if (path === RULES.path)
    return { kind: "address", address: anchor === undefined ? RULES.address : `${RULES.address}/${anchor}` };
  if (path === LIST) return { kind: "address", address: "/docs" };
  if (posix.dirname(path) === PICTURES) return pictureAt(path);
  const hash = anchor === undefined ? "" : `#${anchor}`;
  if (paths.includes(path)) return { kind: "address", address: `/docs/${nameOf(path)}${hash}` };
  return { kind: "file", path: posix.join("docs", path) };
}

/** A picture with its size, which stands at the beginning of a PNG (RFC 2083, 4.1.1). */
function pictureAt(path: string): Target {
  const [WIDTH_AT, HEIGHT_AT] = [16, 20];
  const bytes = readFileSync(new URL(path, docs));
  return {
    kind: "picture",
    address: `/docs/${path}`,
    width: bytes.readUInt32BE(WIDTH_AT),
    height: bytes.readUInt32BE(HEIGHT_AT),
  };
}

/** The list of the documents of the site as code. */
function contentsText(banner: string, lists: readonly DocumentList[], titles: ReadonlyMap<string, string>): string {
  const listed = lists.map(({ title, summary, documents }) => ({
    title,
    summary,
    documents: documents.map(({ path, title: text, summary: said }) => {
      if (path === RULES.path) return { address: RULES.address, text, summary: said };
      const name = nameOf(path);
      return { address: `/docs/${name}`, text, summary: said, title: titles.get(name) ?? text };
    }),
  }));
  return [
    banner,
    "",
    'import type { SiteList } from "../site-list.ts";',
    "",
    "/** The documents of the site, by what they are for. */",
    `export const SITE_LISTS: readonly SiteList[] = ${JSON.stringify(listed, undefined, 2)};`,
    "",
  ].join("\n");
}
