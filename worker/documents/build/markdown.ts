/** The documents' Markdown as HTML for the site, and as text for its search. */

import { Marked, type Token, type Tokens } from "marked";
import { escapeHtml } from "../../../shared/index.ts";

/** A link or a picture of a document, on the site. */
export type Target =
  | { readonly kind: "address"; readonly address: string }
  /** A picture of the site, whose room on the page is known before it is there. */
  | { readonly kind: "picture"; readonly address: string; readonly width: number; readonly height: number }
  /** A file of the repository that the site does not have. */
  | { readonly kind: "file"; readonly path: string };

/** A part of a document: its beginning, or what is below a heading of the second or third level. */
export interface Section {
  /** The id of its heading; empty of the beginning. */
  readonly anchor: string;
  readonly heading: string;
  readonly text: string;
}

export interface RenderedDocument {
  /** The text of the heading of the first level, which the frame of the page has. */
  readonly title: string;
  /** All but that heading. */
  readonly html: string;
  readonly sections: readonly Section[];
}

/** The least number of headings of the second level with which a page begins with links to them. */
const CONTENTS_MIN_HEADINGS = 3;

/**
 * Renders a document.
 *
 * @param path the document's path, for messages.
 * @param targetOf tells where a link or picture leads; it throws where that is nowhere.
 * @throws Error for raw HTML, of which the site shows none.
 */
export function renderDocument(path: string, markdown: string, targetOf: (link: string) => Target): RenderedDocument {
  const marked = markedFor(path, targetOf);
  const tokens = marked.lexer(markdown);
  const [title, ...more] = tokens.filter(isTitle);
  if (title === undefined || more.length > 0) throw new Error(`${path} needs one heading of the first level.`);
  // The ids of headings are numbered in the order in which they are rendered.
  const heading = marked.parser([title]);
  const html = marked.parser(tokens.filter((token) => token !== title));
  return { title: textOf(heading), html: contentsOf(html) + html, sections: sectionsOf(html) };
}

function isTitle(token: Token): token is Tokens.Heading {
  return token.type === "heading" && token["depth"] === 1;
}

function markedFor(path: string, targetOf: (link: string) => Target): Marked {
  const anchorOf = anchorsInTurn();
  return new Marked({
    gfm: true,
    renderer: {
      heading({ tokens, depth, text }) {
        return `<h${depth} id="${escapeHtml(anchorOf(text))}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
      },
      html: ({ text }) => allowedHtml(path, text),
      link({ href, tokens }) {
        const content = this.parser.parseInline(tokens);
        const target = targetOf(href);
        if (target.kind === "file") return ofRepository(content, target.path);
        return `<a href="${escapeHtml(target.address)}">${content}</a>`;
      },
      table({ header, rows }) {
        const texts = header.map(({ tokens }) => this.parser.parseInline(tokens));
        const heads = texts.map((text) => (text === "" ? "<td></td>" : `<th scope="col">${text}</th>`)).join("");
        const body = rows.map((row) => {
          const cells = row.map(({ tokens }, index) => cellOf(texts[index] ?? "", this.parser.parseInline(tokens)));
          return `<tr>${cells.join("")}</tr>\n`;
        });
        return `<table>\n<thead><tr>${heads}</tr></thead>\n<tbody>\n${body.join("")}</tbody>\n</table>\n`;
      },
      image({ href, text }) {
        const target = targetOf(href);
        if (target.kind !== "picture") throw new Error(`${path}: the picture "${href}" is not in docs/images.`);
        const size = `width="${target.width}" height="${target.height}"`;
        return `<img src="${escapeHtml(target.address)}" alt="${escapeHtml(text)}" ${size} loading="lazy">`;
      },
    },
  });
}

/** A cell, which a phone shows below the one before it, with the name of its column. */
function cellOf(column: string, content: string): string {
  const name = textOf(column);
  return name === "" ? `<td>${content}</td>` : `<td data-column="${escapeHtml(name)}">${content}</td>`;
}

/** The HTML that documents may have: none but comments, which are left out, and line breaks in the cells of tables. */
function allowedHtml(path: string, text: string): string {
  const rest = text.replaceAll(/<!--[^]*?-->/g, "").trim();
  if (rest === "" || rest === "<br>") return rest;
  throw new Error(`${path} has HTML, which the site does not show: ${rest.slice(0, 80)}`);
}

/** The text of a link to a file that is not on the site, with the file's path, unless the text says it. */
function ofRepository(content: string, path: string): string {
  const name = path.split("/").findLast((part) => part !== "") ?? path;
  return textOf(content).includes(name) ? content : `${content} (<code>${escapeHtml(path)}</code>)`;
}

/** Anchors as GitHub has them for the headings of a page, in their order. The second of the same name gets a number. */
export function anchorsInTurn(): (heading: string) => string {
  const counts = new Map<string, number>();
  return (heading) => {
    const plain = heading.toLowerCase().replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1");
    const anchor = plain.replaceAll(/[^\p{L}\p{N} _-]/gu, "").replaceAll(" ", "-");
    const count = counts.get(anchor) ?? 0;
    counts.set(anchor, count + 1);
    return count === 0 ? anchor : `${anchor}-${count}`;
  };
}

const SECTION_HEADING = /<h([23]) id="([^"]*)">(.*?)<\/h\1>/g;

/** Links to the headings of the second level, where there are several. */
function contentsOf(html: string): string {
  const headings = Array.from(html.matchAll(SECTION_HEADING)).filter(([, depth]) => depth === "2");
  if (headings.length < CONTENTS_MIN_HEADINGS) return "";
  const links = headings.map(
    ([, , anchor, text = ""]) => `<li><a href="#${anchor}">${escapeHtml(textOf(text))}</a></li>`,
  );
  return `<nav class="on-page" aria-label="On this page"><ul>${links.join("")}</ul></nav>\n`;
}

function sectionsOf(html: string): readonly Section[] {
  const headings = Array.from(html.matchAll(SECTION_HEADING), ({ 0: whole, index, 2: anchor = "", 3: text = "" }) => ({
    anchor,
    heading: textOf(text),
    start: index,
    end: index + whole.length,
  }));
  const all = [{ anchor: "", heading: "", start: 0, end: 0 }, ...headings];
  return all
    .map(({ anchor, heading, end }, index) => ({
      anchor,
      heading,
      text: textOf(html.slice(end, all[index + 1]?.start ?? html.length)),
    }))
    .filter(({ heading, text }) => heading !== "" || text !== "");
}

const CHARACTERS: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"' };

/** The text in HTML that was written here: no tag of it has a `>` in an attribute. */
function textOf(html: string): string {
  return html
    .replaceAll(/<[^>]*>/g, (tag) => (/^<\/?(?:a|code|em|strong)\b/.test(tag) ? "" : " "))
    .replaceAll(/&(?:(amp|lt|gt|quot)|#(\d+));/g, (_, name: string | undefined, code: string) =>
      name === undefined ? String.fromCodePoint(Number(code)) : (CHARACTERS[name] ?? ""),
    )
    .replaceAll(/\s+/g, " ")
    .trim();
}
