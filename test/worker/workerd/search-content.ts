/** Lists of content as operations read them: both statements, of which one serves the caller. */

import { contentList, contentPage, forEither, isManager } from "../../../worker/content/search-store.ts";
import type { ContentSearch } from "../../../worker/content/search-terms.ts";
import type { RecordView } from "../../../worker/content/store.ts";
import type { OffsetWindow } from "../../../worker/database/offset-page.ts";
import { askWith } from "../../../worker/platform/ask-store.ts";
import type { Reading } from "../../../worker/platform/reading.ts";
import { senderOf } from "./server.ts";

type Database = Parameters<typeof askWith>[0];

/** A search for all that a caller may know of, by name. */
export const EVERYTHING: ContentSearch = {
  scope: "known",
  phrases: [],
  owners: [],
  names: [],
  kinds: [],
  sort: "name",
  isAscending: true,
};

/** A page of a search for a caller. */
export async function searchContent(database: Database, search: ContentSearch, window: OffsetWindow, view: RecordView) {
  const page = await readFor(database, view, (isOfManager) =>
    contentPage(search, window, senderOf(view.caller), isOfManager),
  );
  return page(view);
}

/** The list without pages for a caller. */
export async function listContent(database: Database, filter: Parameters<typeof contentList>[0], view: RecordView) {
  const list = await readFor(database, view, (isOfManager) => contentList(filter, senderOf(view.caller), isOfManager));
  return list(view);
}

async function readFor<Read>(
  database: Database,
  { caller }: RecordView,
  readingFor: (isOfManager: boolean) => Reading<Read>,
): Promise<Read> {
  const [read] = await askWith(database, forEither(readingFor))(readingFor(isManager(caller)));
  return read;
}
