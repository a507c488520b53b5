import { err, ok, type Result, type VanityRecord } from "../../shared/index.ts";
import type { Failure } from "../http/errors.ts";
import type { CallerContext } from "../identity/caller.ts";
import { checkVanityPath } from "../names/vanity-path.ts";
import { byRole, permitFor } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { boolean, labelled, meaning, optional, text } from "../values/readers.ts";
import { type ContentAccess, contentByPath, type PermitToChange } from "./access-store.ts";
import { type ContentContext, explainUnmadeChange, ofChangeableContent, ofKnownContent } from "./content-in-path.ts";
import { deleteVanityPath, setVanityPath, takeVanityPathOver, vanityPathOf, vanityPaths } from "./vanity-path-store.ts";

/** Vanity paths of a server that one answer lists. */
export const VANITY_LIST_MAX_PATHS = 10_000;

const NO_SUCH_PATH: Failure<"no-such-object"> = { kind: "no-such-object", what: "vanity path" };

const ALL_PATHS = vanityPaths(VANITY_LIST_MAX_PATHS + 1);

/** Returns all paths of the server at once, in the order of their content. */
export const LIST_VANITY_PATHS = operation({
  name: "listVanityPaths",
  summary: "The vanity paths of all content.",
  access: byRole("list-vanity-paths"),
  input: {},
  failures: ["invalid-request"],
  ahead: () => [ALL_PATHS],
  run: async ({ ask }) => {
    const [paths] = await ask(ALL_PATHS);
    return paths.length <= VANITY_LIST_MAX_PATHS ? ok(paths) : err(TOO_MANY_PATHS);
  },
});

const TOO_MANY_PATHS: Failure<"invalid-request"> = {
  kind: "invalid-request",
  error:
    `There are more than ${VANITY_LIST_MAX_PATHS} vanity paths, which one answer does not hold. ` +
    "Read the vanity_url of content page by page with GET /__api__/v1/search/content.",
};

export const READ_VANITY_PATH = operation({
  name: "readVanityPath",
  summary: "A content item's vanity path.",
  access: ofKnownContent("read-vanity-path"),
  input: {},
  failures: ["no-such-object"],
  ahead: (_, { guid }: Named<"guid">) => [vanityPathOf(guid)],
  run: async (context) => await readPath(context),
});

const OF_PATH = ofChangeableContent("update-vanity-path");

/** Sets the path of content. With `force`, a path that other content has is taken over. */
export const SET_VANITY_PATH = operation({
  name: "setVanityPath",
  summary: "Sets a content item's vanity path.",
  access: OF_PATH,
  input: {
    path: labelled("Path", text(NAME_MAX_CHARACTERS, 1)),
    force: optional(meaning("Whether the path is taken from other content that has it.", boolean)),
  },
  ignored: ["content_guid", "created_time"],
  failures: ["invalid-request", "not-allowed", "no-such-content", "no-such-object", "name-taken"],
  run: async (context, { path: given, force = false }) => {
    const { database, permit } = context;
    const checked = checkVanityPath(given);
    if (!checked.ok) return err(notValid(checked.error));
    const path = checked.value;
    const from = force ? await permitForHolder(permit.subject, path, context) : ok(undefined);
    if (!from.ok) return from;
    const set =
      from.value === undefined
        ? await setVanityPath(database, permit, path)
        : await takeVanityPathOver(database, { to: permit, from: from.value }, path);
    if (set.ok) return await readPath(context);
    return err(await explainUnmadeChange(set.error, context, pathTaken(path)));
  },
});

/** Removes the path of content. Where it has none, there is nothing to do. */
export const DELETE_VANITY_PATH = operation({
  name: "deleteVanityPath",
  summary: "Removes a content item's vanity path.",
  access: OF_PATH,
  input: {},
  failures: ["no-such-content", "not-allowed", "no-such-object"],
  run: async (context) => {
    const deleted = await deleteVanityPath(context.database, context.permit);
    if (deleted.ok) return ok(undefined);
    const reason = await explainUnmadeChange(deleted.error, context, NO_SUCH_PATH);
    return reason === NO_SUCH_PATH ? ok(undefined) : err(reason);
  },
});

function notValid(mistake: string): Failure<"invalid-request"> {
  return { kind: "invalid-request", error: `The path is not valid: ${mistake}`, payload: { pointer: "/path" } };
}

function pathTaken(path: string): Failure<"name-taken"> {
  const error = `The path ${path}, or one above or below it, is already in use. Choose another path.`;
  return { kind: "name-taken", error };
}

/** The permit to take a path from the other content that has just this one; undefined where none has. */
async function permitForHolder(
  { id }: ContentAccess,
  path: string,
  context: CallerContext,
): Promise<Result<PermitToChange<"update-vanity-path"> | undefined, Failure<"not-allowed">>> {
  const [at] = await context.ask(contentByPath(path, context.sender));
  const found = at?.(context.caller);
  if (found === undefined || found.content.id === id || found.vanityPath.length !== path.length) return ok(undefined);
  const permit = permitFor(OF_PATH, found.content, context);
  if (permit !== undefined) return ok(permit);
  const error = `The path ${path} belongs to content that you may not update. Choose another path.`;
  return err({ kind: "not-allowed", error });
}

async function readPath({ ask, permit }: ContentContext): Promise<Result<VanityRecord, Failure<"no-such-object">>> {
  const [record] = await ask(vanityPathOf(permit.subject.guid));
  return record === undefined ? err(NO_SUCH_PATH) : ok(record);
}
