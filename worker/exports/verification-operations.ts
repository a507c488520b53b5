import { type AuditExportRecord, countOf, countOfMissing, ok, printable, quote } from "../../shared/index.ts";
import { byCaller, note } from "../database/audit-notes.ts";
import { describeExport, exportObject } from "../export-records/export-store.ts";
import { operation } from "../operation/operation.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { pattern, string, type ValuesOf } from "../values/readers.ts";
import { recordOf } from "./export-answer.ts";
import { ofExport } from "./export-operations.ts";

/** The action of the audit entries about verifications. */
export const VERIFIED = "verify_audit_export";

const COUNT = string("a whole number of at most 16 digits", (given) =>
  /^\d{1,16}$/.test(given) ? Number(given) : undefined,
);
const TEXT = string("a text", (given) => given);

/** The outcome of a verification: counts, the first break, and what the objects say of themselves; empty where they do not. */
const OUTCOME = {
  breaks: COUNT,
  gaps: COUNT,
  manifests: COUNT,
  segments: COUNT,
  restarts: COUNT,
  first_break: TEXT,
  last_id: pattern(/^\d{0,64}$/, "the id of an entry, or empty"),
  signed_by: pattern(/^(?:[0-9a-f]{64})?$/, "a public key, or empty"),
  name: TEXT,
  source: TEXT,
};

type Outcome = ValuesOf<typeof OUTCOME>;

/** Writes into the audit log what a browser found that verified an export, with who says so, and returns what is noted. */
export const NOTE_VERIFICATION = operation({
  name: "noteVerification",
  summary: "Notes a verification.",
  access: ofExport("read-audit-export-objects"),
  input: OUTCOME,
  failures: [],
  run: async (context, outcome) => {
    const { database, caller, permit } = context;
    const remarks = remarksOn(outcome, await recordOf(permit.subject, context));
    const noted = [textOf(outcome), ...remarks].join(" ");
    const description = `Verified ${describeExport(permit.subject)} in a browser: ${noted}`;
    await note(database, byCaller(caller), { action: VERIFIED, object: exportObject(permit.subject), description });
    return ok(noted);
  },
});

/** The outcome in one or two sentences. */
function textOf({ breaks, gaps, manifests, segments, first_break, last_id, signed_by }: Outcome): string {
  const end = last_id === "" ? "" : `, to entry ${last_id}`;
  const extent = `${countOf(segments, "segment")} and ${countOf(manifests, "manifest")}${end}`;
  if (breaks > 0) {
    const first = Array.from(printable(first_break)).slice(0, NAME_MAX_CHARACTERS).join("");
    return `broken in ${countOf(breaks, "place")}, of ${extent}. The first: ${first}`;
  }
  const state = gaps === 0 ? "whole" : `not complete, ${countOfMissing(gaps)} missing`;
  return `${state}, ${extent}, ${signed_by === "" ? "not signed" : `signed by ${signed_by}`}.`;
}

/** Remarks on objects that this server may not have written: signed by another key or by none, older, or of another export. */
function remarksOn(
  { breaks, manifests, restarts, last_id: lastId, signed_by: signedBy, name, source }: Outcome,
  record: AuditExportRecord,
): readonly string[] {
  if (breaks > 0) return [];
  const { public_key, last_id } = record;
  const isOlder = last_id !== null && (lastId === "" || BigInt(last_id) > BigInt(lastId));
  // Objects without a manifest and a segment say nothing of themselves.
  const isOther = (name !== "" && name !== record.name) || (source !== "" && source !== record.source_url);
  const said = (text: string) => printable(quote(text));
  return [
    ...(restarts === 0 ? [] : [restartedText(restarts)]),
    ...(signedBy === "" && manifests > 0 ? ["This server signs whatever it writes."] : []),
    ...(signedBy === "" || signedBy === public_key ? [] : ["That key is not the one by which this server signs now."]),
    ...(isOlder ? [`This server has written up to entry ${last_id}.`] : []),
    ...(isOther ? [`The objects say that they are the export ${said(name)} of ${said(source)}.`] : []),
  ];
}

function restartedText(restarts: number): string {
  const times = restarts === 1 ? "once" : countOf(restarts, "time");
  return `The signing was restarted with another key, ${times}. Nothing but that key vouches for it: check that you did so.`;
}
