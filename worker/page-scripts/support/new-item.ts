/** An item that is made for what is uploaded. */

import { isHtml, stemOf } from "../../../shared/index.ts";
import type { ChosenFile } from "./chosen-files.ts";
import { Refusal, sendJson } from "./send.ts";

const CONTENT = "/__api__/v1/content";
const TITLE_MAX_CHARACTERS = 255;
const NAME_MAX_CHARACTERS = 64;
const NAME_MIN_CHARACTERS = 3;

/** A title stands near the start of a page. */
const HEAD_MAX_BYTES = 256 * 1024;

/**
 * The guid of a new item, which is called as the archive, the page or the first file is. A name that is taken is left out. This
 * cannot be cancelled: an item whose guid did not arrive could not be deleted.
 *
 * @param typed the title that was typed; empty where it is to be found in the files.
 */
export async function createItem(
  files: readonly ChosenFile[],
  archive: string | undefined,
  typed: string,
): Promise<string> {
  const page = files.find(({ path }) => path === "index.html") ?? files.find(({ path }) => isHtml(path)) ?? files[0];
  const stem = stemOf(archive ?? page?.content.name ?? "");
  const title = typed || ((page && (await titleIn(page))) || stem).slice(0, TITLE_MAX_CHARACTERS);
  const name = stem.replaceAll(/[^\w.-]+/g, "-").slice(0, NAME_MAX_CHARACTERS);
  const record = { title, access_type: "acl" };
  if (name.length < NAME_MIN_CHARACTERS || name === "index") return await create(record);
  try {
    return await create({ ...record, name });
  } catch (error) {
    if (error instanceof Refusal) return await create(record);
    throw error;
  }
}

/** Serves a bundle of the item. */
export async function activate(guid: string, bundleId: string): Promise<void> {
  await sendJson("POST", `${CONTENT}/${guid}/deploy`, { bundle_id: bundleId });
}

/** Deletes an item to which nothing came. */
export async function deleteItem(guid: string): Promise<void> {
  await sendJson("DELETE", `${CONTENT}/${guid}`);
}

async function create(record: object): Promise<string> {
  const { guid = "" } = await sendJson("POST", CONTENT, record);
  return guid;
}

async function titleIn({ path, content }: ChosenFile): Promise<string> {
  if (!isHtml(path)) return "";
  const head = await content.slice(0, HEAD_MAX_BYTES).text();
  return new DOMParser().parseFromString(head, "text/html").title;
}
