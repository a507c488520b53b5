/** The buttons of the page of an export, and the page that deletes it. */

import { type AuditExportRecord, countOf, countOfEntries } from "../../shared/index.ts";
import { DELETE_AUDIT_EXPORT, READ_AUDIT_EXPORT } from "../exports/export-operations.ts";
import { isBehind, undeliveredText } from "../exports/receiver-answer.ts";
import { refuseForm } from "../html/answer-page.tsx";
import { failureTitle } from "../html/failure-page.tsx";
import { RadioGroup } from "../html/fields.tsx";
import { Effects, Form } from "../html/form-element.tsx";
import { readForm } from "../html/form-errors.ts";
import { type MessageName, seeOther } from "../html/messages.ts";
import { explainFailure, type Failure } from "../http/errors.ts";
import { FORM, post, type Route, type RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { type Named, type NamesIn, type Operation, perform } from "../operation/operation.ts";
import { aheadOf, operationForm, performForm } from "../operation/page-routes.ts";
import { labelsOf, type Readers } from "../values/readers.ts";

/** A button of the page of an export, which comes back to that page. */
export function stepRoute<Path extends `/exports/:guid/${string}`, Known extends Readers>(
  path: Path,
  operation: Operation<Known, unknown, Named<NamesIn<Path>>>,
  message: MessageName,
): Route {
  const handler = async (request: RoutedRequest, context: CallerContext): Promise<Response | Failure> => {
    const form = await readForm(request);
    if (!form.ok) return form.error;
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the router reads the parts by this path
    const named = request.params as Named<NamesIn<Path>>;
    const done = await performForm({ operation }, form.value, named, context);
    const back = `/exports/${request.params["guid"]}`;
    return done.ok ? seeOther(back, message) : await refuseStep(done.error, back, request, context);
  };
  return post(path, operation.access.own, handler, operation.summary, FORM);
}

/** A conflict means that the page with the button is older than what was done to the export since. */
async function refuseStep(
  failure: Failure,
  back: string,
  request: RoutedRequest,
  context: CallerContext,
): Promise<Failure> {
  if (failure.kind !== "conflict" && failure.kind !== "export-not-reached") return failure;
  const { status, error } = explainFailure(failure);
  const content = (
    <>
      <p>{error}</p>
      <p>
        <a href={back}>Go back to the export</a>
      </p>
    </>
  );
  return await refuseForm(failure, request, context, { title: failureTitle(status) }, content);
}

/** `/exports/{guid}/delete` */
export const DELETE_EXPORT_PAGE = operationForm({
  operation: DELETE_AUDIT_EXPORT,
  ahead: aheadOf(READ_AUDIT_EXPORT),
  find: async ({ params }, context) => await perform(READ_AUDIT_EXPORT, context, {}, params),
  title: ({ name }) => `Delete the export ${name}`,
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
  done: () => seeOther("/exports", "export-deleted"),
});

interface ObjectsFieldProps {
  readonly record: AuditExportRecord;
  readonly value: string;
  readonly error: string | undefined;
}

/** The choice to keep the objects of a deleted export, or to delete them. */
function ObjectsField({ record: { entries, segments }, value, error }: ObjectsFieldProps) {
  const kept =
    segments === null || entries === null
      ? "All of them stay. How many they are is not known now: the job of the export does not answer."
      : `${countOf(segments, "segment")} with ${countOfEntries(entries)} stay in the bucket.`;
  const deleted =
    "They are deleted after this, and cannot be restored. Entries that were deleted from the log are lost with them.";
  return (
    <RadioGroup
      name="objects"
      label={labelsOf(DELETE_AUDIT_EXPORT.input).objects}
      choices={[
        { value: "keep", label: "Keep", hint: kept },
        { value: "delete", label: "Delete", hint: deleted },
      ]}
      value={value}
      error={error}
    />
  );
}
