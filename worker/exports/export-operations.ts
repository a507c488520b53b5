import { AUDIT_EXPORT, type AuditExportRecord, err, ok, quote, type Result } from "../../shared/index.ts";
import type { ChangeError } from "../database/change.ts";
import { deleteAuditExport } from "../export-records/deletion-store.ts";
import {
  AUDIT_EXPORTS_MAX,
  type AuditExport,
  auditExportBy,
  createAuditExport,
  someAuditExports,
  updateAuditExport,
  wasAuditExport,
} from "../export-records/export-store.ts";
import { CALLER_LOST } from "../http/common-failures.ts";
import type { Failure } from "../http/errors.ts";
import { refuseParameter } from "../http/parameters.ts";
import type { CallerContext } from "../identity/caller.ts";
import type { Permission } from "../identity/role-permissions.ts";
import { type Access, byRole } from "../operation/access.ts";
import { type Named, operation } from "../operation/operation.ts";
import { receiversOf } from "../settings/receivers.ts";
import { publicOrigin } from "../settings/settings.ts";
import { OWN_SOURCE } from "../settings/sources.ts";
import { AUDIT_EXPORT_NAME_MAX_CHARACTERS, NAME_MAX_CHARACTERS } from "../values/limits.ts";
import {
  cursor,
  labelled,
  meaning,
  oneOf,
  optional,
  pattern,
  shortText,
  text,
  type ValuesOf,
  wholeNumber,
} from "../values/readers.ts";
import { recordOf, tellJob } from "./export-answer.ts";
import { isBehind, owedTo, undeliveredText } from "./receiver-answer.ts";

export const NO_SUCH_EXPORT: Failure<"no-such-object"> = { kind: "no-such-object", what: "audit-log export" };

/** The access to the export that a path names. It belongs to no one: the role alone decides. */
export function ofExport<Which extends Permission>(permission: Which): Access<AuditExport, Which, Named<"guid">> {
  return {
    own: permission,
    ofOthers: null,
    ahead: (_, { guid }) => [auditExportBy(guid)],
    find: async ({ ask }, { guid }) => {
      const [found] = await ask(auditExportBy(guid));
      return found === undefined ? err(NO_SUCH_EXPORT) : ok(found);
    },
    isOwn: () => true,
    refusal: NO_SUCH_EXPORT,
    failures: ["no-such-object"],
  };
}

/** Why a change of an export that was there failed. @param unchanged the reason where the caller may still change it. */
export function explainUnchanged<Kind extends "no-such-object" | "conflict">(
  error: ChangeError,
  unchanged: Failure<Kind>,
): Failure<"not-allowed"> | Failure<Kind> {
  return error === "caller-lost" ? CALLER_LOST : unchanged;
}

/** The interval at which an export runs: at least, at most and by default. */
export const AUDIT_EXPORT_MIN_INTERVAL_MINUTES = 1;

export const AUDIT_EXPORT_MAX_INTERVAL_MINUTES = 24 * 60;

export const AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES = 15;

/** Exports of a page of their list, at most and by default: the job of each is asked for its status. */
export const AUDIT_EXPORTS_PAGE_MAX_ITEMS = 50;

const INTERVAL = labelled(
  "Interval in minutes",
  wholeNumber(AUDIT_EXPORT_MIN_INTERVAL_MINUTES, AUDIT_EXPORT_MAX_INTERVAL_MINUTES),
);

/** The other fields of the record, for clients send a whole one. */
function othersThan(...fields: readonly (keyof AuditExportRecord)[]): readonly string[] {
  const known: readonly string[] = fields;
  return Object.keys(AUDIT_EXPORT.properties ?? {}).filter((name) => !known.includes(name));
}

const CURSOR = cursor("exports", (guid) => (guid.length <= NAME_MAX_CHARACTERS ? guid : undefined));

/** Some exports. */
export interface ExportsPage {
  readonly records: readonly AuditExportRecord[];
  /** The greatest number of exports on a page. */
  readonly limit: number;
  /** The cursor of the next page; undefined where there are no more. */
  readonly next: string | undefined;
}

function listAhead({ name, limit = AUDIT_EXPORTS_PAGE_MAX_ITEMS, next: after }: ValuesOf<typeof LIST_INPUT>) {
  return [someAuditExports({ name, limit, after }), wasAuditExport(after ?? "")] as const;
}

const LIST_INPUT = {
  name: optional(meaning("The name of the only one to list.", shortText(NAME_MAX_CHARACTERS))),
  limit: optional(
    meaning(
      `How many exports the page has; by default ${AUDIT_EXPORTS_PAGE_MAX_ITEMS}.`,
      wholeNumber(1, AUDIT_EXPORTS_PAGE_MAX_ITEMS),
    ),
  ),
  next: optional(CURSOR),
};

/** Returns some exports in the order in which they were created. */
export const LIST_AUDIT_EXPORTS = operation({
  name: "listAuditExports",
  summary: "The exports of audit logs, and how far each is.",
  access: byRole("list-audit-exports"),
  input: LIST_INPUT,
  failures: ["invalid-request"],
  ahead: (_, __, asked) => (asked === undefined ? [] : listAhead(asked)),
  run: async (context, asked) => {
    const { limit = AUDIT_EXPORTS_PAGE_MAX_ITEMS, next: after } = asked;
    const [page, isKnown] = await context.ask(...listAhead(asked));
    if (after !== undefined && !isKnown) return err(refuseParameter("next", CURSOR));
    const records = await Promise.all(page.exports.map(async (one) => await recordOf(one, context)));
    const listed: ExportsPage = { records, limit, next: page.isMore ? page.exports.at(-1)?.guid : undefined };
    return ok(listed);
  },
});

/** Creates an export, which begins at once. */
export const CREATE_AUDIT_EXPORT = operation({
  name: "createAuditExport",
  summary: "Creates an export of an audit log.",
  access: byRole("create-audit-export"),
  input: {
    name: labelled(
      "Name",
      pattern(
        new RegExp(`^(?!-)[a-z0-9-]{1,${AUDIT_EXPORT_NAME_MAX_CHARACTERS}}(?<!-)$`),
        `1 to ${AUDIT_EXPORT_NAME_MAX_CHARACTERS} letters from a to z, digits or hyphens, without a hyphen first or last`,
      ),
    ),
    source: labelled("Source", text(NAME_MAX_CHARACTERS, 1)),
    interval_minutes: optional(INTERVAL),
  },
  ignored: othersThan("name", "source", "interval_minutes"),
  failures: ["invalid-request", "name-taken", "conflict", "not-allowed"],
  run: async (context, { name, source, interval_minutes: intervalMinutes = AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES }) => {
    const { database, permit, settings } = context;
    const sourceUrl = sourceUrlOf(source, context);
    if (!sourceUrl.ok) return sourceUrl;
    if (settings.auditExportSigningKey === undefined) return err(NO_SIGNING_KEY);
    const exported = { name, source, sourceUrl: sourceUrl.value, intervalMinutes };
    const created = await createAuditExport(database, permit, exported);
    if (!created.ok) return err(explainNotCreated(created.error, name));
    await tellJob(context, created.value, "wake");
    return ok(await recordOf(created.value, context));
  },
});

const NO_SIGNING_KEY: Failure<"conflict"> = {
  kind: "conflict",
  error:
    "The server has no key to sign exports with. Ask the operator to set AUDIT_EXPORT_SIGNING_KEY: wrangler.toml says how.",
};

/** The base URL of the server that a source is the log of. */
function sourceUrlOf(
  source: string,
  { url, settings }: Pick<CallerContext, "url" | "settings">,
): Result<string, Failure<"invalid-request">> {
  if (source === OWN_SOURCE) return ok(publicOrigin(settings, url));
  const { auditExportSources } = settings;
  const known = auditExportSources.get(source);
  if (known !== undefined) return ok(known.baseUrl);
  const names = [OWN_SOURCE, ...auditExportSources.keys()].join(", ");
  return err({
    kind: "invalid-request",
    error: `There is no source ${quote(source)}. The sources of this server: ${names}. Ask the operator to add one to AUDIT_EXPORT_SOURCES.`,
    payload: { pointer: "/source" },
  });
}

const TOO_MANY_EXPORTS: Failure<"conflict"> = {
  kind: "conflict",
  error: `There are already ${AUDIT_EXPORTS_MAX} exports of audit logs, and there cannot be more. Use one of them, or delete one.`,
};

function explainNotCreated(error: ChangeError, name: string): Failure<"conflict" | "not-allowed" | "name-taken"> {
  if (error === "caller-lost") return CALLER_LOST;
  if (error === "unchanged") return TOO_MANY_EXPORTS;
  return {
    kind: "name-taken",
    error: `There is an export with the name ${quote(name)}, or was one that is deleted. Choose another name.`,
  };
}

export const READ_AUDIT_EXPORT = operation({
  name: "readAuditExport",
  summary: "One export, and how far it is.",
  access: ofExport("read-audit-export"),
  input: {},
  failures: [],
  run: async (context) => ok(await recordOf(context.permit.subject, context)),
});

/** Changes the interval, by which the next run is planned at once. */
export const UPDATE_AUDIT_EXPORT = operation({
  name: "updateAuditExport",
  summary: "Updates the interval of an export.",
  access: ofExport("update-audit-export"),
  input: { interval_minutes: INTERVAL },
  ignored: othersThan("interval_minutes"),
  failures: ["no-such-object", "not-allowed"],
  run: async (context, { interval_minutes: intervalMinutes }) => {
    const updated = await updateAuditExport(context.database, context.permit, intervalMinutes);
    if (!updated.ok) return err(explainUnchanged(updated.error, NO_SUCH_EXPORT));
    await tellJob(context, updated.value, "reschedule");
    return ok(await recordOf(updated.value, context));
  },
});

/**
 * Deletes an export that is paused. Its objects go after the answer. Its receivers never get what they have not got by then, so
 * that the caller must ask for it.
 */
export const DELETE_AUDIT_EXPORT = operation({
  name: "deleteAuditExport",
  summary: "Deletes a paused export.",
  access: ofExport("delete-audit-export"),
  input: {
    objects: optional(
      labelled(
        "Its objects",
        meaning("Whether its objects stay or go; by default they stay.", oneOf(["keep", "delete"])),
      ),
    ),
    undelivered: optional(
      meaning(
        "`discard` where it is to be deleted although receivers have not got everything; else that is a conflict.",
        oneOf(["discard"]),
      ),
    ),
  },
  failures: ["no-such-object", "conflict", "not-allowed"],
  run: async (context, { objects, undelivered }) => {
    const { database, permit } = context;
    const receivers = await behindReceivers(permit.subject, context);
    if (receivers.length > 0 && undelivered !== "discard") {
      return err({ kind: "conflict", error: [...receivers.map(undeliveredText), DELIVER_OR_DISCARD].join(" ") });
    }
    const deleted = await deleteAuditExport(database, permit, {
      isWithObjects: objects === "delete",
      undelivered: receivers.map((receiver) => ({ receiver: receiver.name, what: owedTo(receiver) })),
    });
    if (deleted.ok) return ok(await tellJob(context, permit.subject, "resume"));
    const isThere =
      deleted.error === "unchanged" && (await context.ask(auditExportBy(permit.subject.guid)))[0] !== undefined;
    return err(explainUnchanged(deleted.error, isThere ? NOT_PAUSED : NO_SUCH_EXPORT));
  },
});

const DELIVER_OR_DISCARD = "Resume the export until that is delivered, or delete it with undelivered=discard.";

const NOT_PAUSED: Failure<"conflict"> = {
  kind: "conflict",
  error: "Only an export that is paused can be deleted. Pause it first.",
};

/** The receivers of a paused export that have not got everything. */
async function behindReceivers(
  auditExport: AuditExport,
  context: CallerContext,
): Promise<AuditExportRecord["receivers"]> {
  const hasReceivers = receiversOf(auditExport.name, context.settings.auditExportReceivers).length > 0;
  return auditExport.isPaused && hasReceivers ? (await recordOf(auditExport, context)).receivers.filter(isBehind) : [];
}
