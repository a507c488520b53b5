/** What a browser found that verified an export: it is noted in the audit log, with who says so. */

import { type AuditExportRecord, countOf, countOfMissing, printable, quote } from "../../shared/index.ts";
import { byCaller, note } from "../database/audit-notes.ts";
import { exportInPath, recordOf } from "../exports/export-answer.ts";
import { readForm } from "../html/form.ts";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { VERIFIED } from "./verify-now.tsx";

/** `POST /exports/{guid}/verification`: notes the outcome, and answers with what is noted. */
export async function answerNoteVerification(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const exported = await exportInPath(request, context);
  if (!exported.ok) return exported.error;
  const { guid, name } = exported.value;
  const found = outcomeOf(form.value);
  if (found === undefined) return NO_OUTCOME;
  const outcome = [found, ...remarksOn(form.value, await recordOf(exported.value, context))].join(" ");
  const description = `Verified the audit-log export ${quote(name)} (${guid}) in a browser: ${outcome}`;
  await note(context.database, byCaller(context.caller), {
    action: VERIFIED,
    object: { type: "audit_export", id: guid },
    description,
  });
  return new Response(outcome, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}

const NO_OUTCOME: Failure = {
  kind: "invalid-request",
  error: "The outcome of the verification cannot be read. Open the page of the export, and verify it there.",
};

const NUMBERS = ["breaks", "gaps", "manifests", "segments", "restarts"];

/** What was found, in one or two sentences; undefined where the form does not have it. */
function outcomeOf(form: URLSearchParams): string | undefined {
  const [breaks, gaps, manifests, segments, restarts] = NUMBERS.map((field) => numberIn(form, field));
  if (breaks === undefined || gaps === undefined || restarts === undefined) return undefined;
  if (manifests === undefined || segments === undefined) return undefined;
  const [lastId, signedBy] = [textIn(form, "last_id", /^\d{0,64}$/), textIn(form, "signed_by", /^(?:[0-9a-f]{64})?$/)];
  if (lastId === undefined || signedBy === undefined) return undefined;
  const extent = `${countOf(segments, "segment")} and ${countOf(manifests, "manifest")}${lastId === "" ? "" : `, to entry ${lastId}`}`;
  if (breaks > 0) {
    const first = Array.from(printable(form.get("first_break") ?? ""))
      .slice(0, NAME_MAX_CHARACTERS)
      .join("");
    return `broken in ${countOf(breaks, "place")}, of ${extent}. The first: ${first}`;
  }
  const state = gaps === 0 ? "whole" : `not complete, ${countOfMissing(gaps)} missing`;
  return `${state}, ${extent}, ${signedBy === "" ? "not signed" : `signed by ${signedBy}`}.`;
}

/** Where the objects may not be what this server writes: signed by another key or by none, or set back to what they were before. */
function remarksOn(form: URLSearchParams, record: AuditExportRecord): readonly string[] {
  const { public_key, last_id } = record;
  const [signedBy, lastId] = [form.get("signed_by") ?? "", form.get("last_id") ?? ""];
  if (form.get("breaks") !== "0") return [];
  const said = (field: string) => printable(quote(form.get(field) ?? ""));
  const restarts = numberIn(form, "restarts") ?? 0;
  const isOlder = last_id !== null && (lastId === "" || BigInt(last_id) > BigInt(lastId));
  const isUnsigned = signedBy === "" && form.get("manifests") !== "0";
  return [
    ...(restarts === 0 ? [] : [restartedText(restarts)]),
    ...(isUnsigned ? ["This server signs whatever it writes."] : []),
    ...(signedBy === "" || signedBy === public_key ? [] : ["That key is not the one by which this server signs now."]),
    ...(isOlder ? [`This server has written up to entry ${last_id}.`] : []),
    ...(isOther(form, record)
      ? [`The objects say that they are the export ${said("name")} of ${said("source")}.`]
      : []),
  ];
}

/** What has no manifest and no segment says nothing of itself. */
function isOther(form: URLSearchParams, { name, source_url }: AuditExportRecord): boolean {
  const [saidName, saidSource] = [form.get("name") ?? "", form.get("source") ?? ""];
  return (saidName !== "" && saidName !== name) || (saidSource !== "" && saidSource !== source_url);
}

function restartedText(restarts: number): string {
  const times = restarts === 1 ? "once" : countOf(restarts, "time");
  return `The signing was restarted with another key, ${times}. Nothing but that key vouches for it: check that you did so.`;
}

function textIn(form: URLSearchParams, field: string, pattern: RegExp): string | undefined {
  const text = form.get(field) ?? "";
  return pattern.test(text) ? text : undefined;
}

function numberIn(form: URLSearchParams, field: string): number | undefined {
  const text = form.get(field) ?? "";
  return /^\d{1,16}$/.test(text) ? Number(text) : undefined;
}
