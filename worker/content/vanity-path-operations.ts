import type { Failure } from "../http/errors.ts";
import { jsonBody, readFields } from "../http/fields.ts";
import { json, noContent } from "../http/response.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { checkVanityPath } from "../names/vanity-path.ts";
import { NAME_MAX_CHARACTERS, VANITY_LIST_MAX_PATHS } from "../values/limits.ts";
import { boolean, meaning, optional, text } from "../values/readers.ts";
import { type ContentAccess, findContentByPath } from "./access-store.ts";
import { changeableContent, explainUnmade, knownContent } from "./content-in-path.ts";
import { mayChange } from "./sharing.ts";
import {
  deleteVanityPath,
  findVanityPath,
  listVanityPaths,
  setVanityPath,
  takeVanityPathOver,
} from "./vanity-path-store.ts";

export const VANITY_PATH = jsonBody(
  {
    path: text(NAME_MAX_CHARACTERS, 1),
    force: optional(meaning("Whether the path is taken from other content that has it.", boolean)),
  },
  ["content_guid", "created_time"],
);

const NO_SUCH_PATH: Failure = { kind: "no-such-object", what: "vanity path" };

/** `GET /v1/vanities`: all paths of the server, in the order of their content, as a bare array. */
export async function answerListVanityPaths(
  _request: RoutedRequest,
  { database }: CallerContext,
): Promise<Response | Failure> {
  const paths = await listVanityPaths(database, VANITY_LIST_MAX_PATHS + 1);
  if (paths.length <= VANITY_LIST_MAX_PATHS) return json(paths);
  const error =
    `There are more than ${VANITY_LIST_MAX_PATHS} vanity paths, which one answer does not hold. ` +
    "Read the vanity_url of content page by page with GET /__api__/v1/search/content.";
  return { kind: "invalid-request", error };
}

/** `GET /v1/content/{guid}/vanity`. */
export async function answerReadVanityPath(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await knownContent(request, context);
  return found.ok ? await answerRecord(found.value, context) : found.error;
}

/** `PUT /v1/content/{guid}/vanity`: with `force`, a path that other content has is taken over. */
export async function answerSetVanityPath(request: RoutedRequest, context: CallerContext): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const body = await readFields(request, VANITY_PATH);
  if (!body.ok) return body.error;
  const fields = body.value;
  const checked = checkVanityPath(fields.path);
  if (!checked.ok) {
    const error = `The path is not valid: ${checked.error}`;
    return { kind: "invalid-request", error, payload: { pointer: "/path" } };
  }
  return await setPath(content, checked.value, fields.force ?? false, request, context);
}

/** `DELETE /v1/content/{guid}/vanity`: where there is none, there is nothing to do. */
export async function answerDeleteVanityPath(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const found = await changeableContent(request, context);
  if (!found.ok) return found.error;
  const content = found.value;
  const deleted = await deleteVanityPath(context.database, context, content);
  if (deleted.ok) return noContent();
  const reason = await explainUnmade(deleted.error, request, context, { unchanged: NO_SUCH_PATH });
  return reason === NO_SUCH_PATH ? noContent() : reason;
}

async function setPath(
  content: ContentAccess,
  path: string,
  force: boolean,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const { database, caller } = context;
  const from = force ? await findHolder(content, path, context) : undefined;
  if (from !== undefined && !mayChange(from, caller)) {
    return {
      kind: "not-allowed",
      error: `The path ${path} belongs to content that you may not update. Choose another path.`,
    };
  }
  const set =
    from === undefined
      ? await setVanityPath(database, context, content, path)
      : await takeVanityPathOver(database, context, content, { from, path });
  if (set.ok) return await answerRecord(content, context);
  const taken = `The path ${path}, or one above or below it, is already in use. Choose another path.`;
  return await explainUnmade(set.error, request, context, { taken, unchanged: { kind: "name-taken", error: taken } });
}

/** The other content that has just this path; undefined where none has. */
async function findHolder(
  content: ContentAccess,
  path: string,
  { database, caller }: CallerContext,
): Promise<ContentAccess | undefined> {
  const found = await findContentByPath(database, path, caller);
  const isOther = found !== undefined && found.content.id !== content.id;
  return isOther && found.vanityPath.length === path.length ? found.content : undefined;
}

async function answerRecord(content: ContentAccess, { database }: CallerContext): Promise<Response | Failure> {
  const record = await findVanityPath(database, content);
  return record === undefined ? NO_SUCH_PATH : json(record);
}
