/** What is done to an export in one step. */

import { type AuditExportRecord, countOf, countOfEntries, err, ok } from "../../shared/index.ts";
import {
  answerDeleteAuditExport,
  answerPauseAuditExport,
  answerReadAuditExport,
  answerResumeAuditExport,
  answerRunAuditExport,
} from "../exports/export-operations.ts";
import { isBehind, undeliveredText } from "../exports/receiver-answer.ts";
import { answerResumeReceiver } from "../exports/receiver-operations.ts";
import { refuseForm } from "../html/answer-page.tsx";
import { Effects } from "../html/effects.tsx";
import { failureTitle } from "../html/failure-page.tsx";
import { RadioGroup } from "../html/fields.tsx";
import { callHandler, readForm } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import type { FormPage } from "../html/form-page.ts";
import { type MessageName, seeOther } from "../html/messages.ts";
import { explainFailure } from "../http/errors.ts";
import type { Handler } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";

/** `POST /exports/{guid}/run` */
export const answerRunExport = step(answerRunAuditExport, "export-requested");

/** `POST /exports/{guid}/pause` */
export const answerPauseExport = step(answerPauseAuditExport, "export-paused");

/** `POST /exports/{guid}/resume` */
export const answerResumeExport = step(answerResumeAuditExport, "export-resumed");

/** `POST /exports/{guid}/receivers/{name}/resume` */
export const answerResumePushes = step(answerResumeReceiver, "pushes-resumed");

/** A button of the page of an export, which comes back to that page. */
function step(handler: Handler<CallerContext>, message: MessageName): Handler<CallerContext> {
  return async (request, context) => {
    const form = await readForm(request);
    if (!form.ok) return form.error;
    const { params } = request;
    const path = `/exports/${params["guid"]}`;
    const done = await callHandler(handler, request, context, { params });
    if (done.ok) return seeOther(path, message);
    // A conflict: the page that has the button is older than what was done to the export since.
    if (done.error.kind !== "conflict" && done.error.kind !== "export-not-reached") return done.error;
    const { status, error } = explainFailure(done.error);
    const content = (
      <>
        <p>{error}</p>
        <p>
          <a href={path}>Go back to the export</a>
        </p>
      </>
    );
    return await refuseForm(done.error, request, context, { title: failureTitle(status) }, content);
  };
}

/** `/exports/{guid}/delete` */
export const DELETE_EXPORT_PAGE: FormPage<AuditExportRecord, null> = {
  find: async (request, context) => {
    const found = await callHandler<AuditExportRecord>(answerReadAuditExport, request, context, {
      params: request.params,
    });
    return found.ok ? ok(found.value) : err(found.error);
  },
  title: ({ name }) => `Delete the export ${name}`,
  fields: ["objects"],
  content: (record, { typed, errors }) => {
    const { guid, name, receivers } = record;
    const undelivered = receivers.filter(isBehind).map(undeliveredText);
    return (
      <>
        <Effects
          effects={[
            "Nothing is exported any longer. What the log gets from now on is in no file.",
            ...undelivered.map((text) => `${text} What it has not got now, it never gets.`),
            `The name ${name} cannot be used again.`,
          ]}
        />
        <Form
          action={`/exports/${guid}/delete`}
          submit="Delete export"
          look="danger"
          errors={errors}
          cancel={`/exports/${guid}`}
        >
          {undelivered.length > 0 && <input type="hidden" name="undelivered" value="discard" />}
          <ObjectsField record={record} value={typed?.get("objects") ?? "keep"} error={errors?.fields["objects"]} />
        </Form>
      </>
    );
  },
  send: async (form, request, context) =>
    await callHandler(answerDeleteAuditExport, request, context, {
      params: request.params,
      query: new URLSearchParams({
        objects: form.get("objects") ?? "keep",
        // Where the page said what is not delivered.
        ...(form.get("undelivered") === "discard" ? { undelivered: "discard" } : {}),
      }).toString(),
    }),
  done: () => seeOther("/exports", "export-deleted"),
};

interface ObjectsFieldProps {
  readonly record: AuditExportRecord;
  readonly value: string;
  readonly error: string | undefined;
}

/** Whether the objects of an export that is deleted stay. */
function ObjectsField({ record: { entries, segments }, value, error }: ObjectsFieldProps) {
  const kept =
    segments === null || entries === null
      ? "All of them stay. How many they are is not known now: the job of the export does not answer."
      : `${countOf(segments, "segment")} with ${countOfEntries(entries)} stay in the bucket.`;
  const deleted =
    "They are deleted after this, and cannot be restored. Entries that were removed from the log are lost with them.";
  return (
    <RadioGroup
      name="objects"
      label="Its objects"
      choices={[
        { value: "keep", label: "Keep", hint: kept },
        { value: "delete", label: "Delete", hint: deleted },
      ]}
      value={value}
      error={error}
    />
  );
}
