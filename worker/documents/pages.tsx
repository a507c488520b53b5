/** The pages `/docs` and below: the documents of the project, for people. */

import type { ComponentChildren } from "preact";
import { TextField } from "../html/fields.tsx";
import { SearchForm } from "../html/form-element.tsx";
import { type SharedFrame, writeSharedPage } from "../html/shared-page.tsx";
import { Markdown } from "../html/static-page.tsx";
import { SITE_LISTS } from "./generated/contents.ts";
import { FOUND_MAX_SECTIONS, type FoundSection } from "./search.ts";
import type { SiteDocument } from "./site-list.ts";

/** The page that lists all documents. */
export const DOCUMENTS = "/docs";

/** The text of the page that lists all documents, by what they are for. */
export function writeList(frame: SharedFrame): string {
  return writeSharedPage(
    { ...frame, title: "Documentation", pathname: DOCUMENTS },
    <>
      <SearchDocuments query="" />
      {SITE_LISTS.map(({ title, summary, documents }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p class="quiet">
            <Markdown>{summary}</Markdown>
          </p>
          <ul class="documents">
            {documents.map(({ address, text, summary: said }) => (
              <li key={address}>
                <a href={address}>{text}</a>: <Markdown>{said}</Markdown>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>,
  );
}

/** The text of the page that a search leads to. */
export function writeFound(query: string, found: readonly FoundSection[], frame: SharedFrame): string {
  return writeSharedPage(
    { ...frame, title: "Documentation", pathname: DOCUMENTS, search: `?q=${encodeURIComponent(query)}` },
    <>
      <SearchDocuments query={query} />
      <p role="status">{describeFound(found)}</p>
      <ol class="found">
        {found.map((section) => (
          <Found key={section.address} {...section} />
        ))}
      </ol>
    </>,
  );
}

/** The text of a document's page. @param html its content, which `npm run generate` has written. */
export function writeDocument({ address, title, text }: SiteDocument, html: string, frame: SharedFrame): string {
  return writeSharedPage(
    { ...frame, title: title ?? text, pathname: address },
    <>
      <p>
        <a href={DOCUMENTS}>All documents</a>
      </p>
      {/* oxlint-disable-next-line react/no-danger -- it was written from the documents, which may have no HTML of their own */}
      <div class="document" dangerouslySetInnerHTML={{ __html: html }} />
    </>,
  );
}

function SearchDocuments({ query }: { readonly query: string }) {
  return (
    <SearchForm action={DOCUMENTS} label="Documentation" isNarrowed={query !== ""}>
      <TextField name="q" label="Search" type="search" value={query} />
    </SearchForm>
  );
}

function describeFound(found: readonly FoundSection[]): ComponentChildren {
  if (found.length === 0) return "No document has all of these words. Try fewer, or shorter ones.";
  if (found.length === FOUND_MAX_SECTIONS) return `The ${FOUND_MAX_SECTIONS} places that fit best:`;
  return found.length === 1 ? "One place has all of these words:" : `${found.length} places have all of these words:`;
}

function Found({ address, title, heading, excerpt }: FoundSection) {
  return (
    <li>
      <a href={address}>{heading === "" ? title : `${title}: ${heading}`}</a>
      <p>{excerpt.map(({ text, isFound }, index) => (isFound ? <mark key={String(index)}>{text}</mark> : text))}</p>
    </li>
  );
}
