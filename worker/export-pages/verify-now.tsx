import { type AuditEntryRecord, type AuditExportRecord, printable } from "../../shared/index.ts";
import { NOTE_VERIFICATION } from "../exports/verification-operations.ts";
import { TaskStatus, useFormToken } from "../html/form-element.tsx";
import { readForm } from "../html/form-errors.ts";
import { FORM_TOKEN_FIELD } from "../html/kept-fields.ts";
import { Time } from "../html/time.tsx";
import type { Failure } from "../http/errors.ts";
import type { RoutedRequest } from "../http/route.ts";
import type { CallerContext } from "../identity/caller.ts";
import { performForm } from "../operation/page-routes.ts";

interface VerifyNowProps {
  readonly record: AuditExportRecord;
  readonly lastVerified: AuditEntryRecord | undefined;
}

/** The form to verify an export in the browser, which reads every object, and the outcome of the last time. */
export function VerifyNow({ record: { guid }, lastVerified }: VerifyNowProps) {
  const formToken = useFormToken();
  return (
    <>
      <p data-verified>
        {lastVerified === undefined ? (
          "No one has verified it here yet."
        ) : (
          <>
            <Time value={lastVerified.time} />, {printable(lastVerified.user_description)}:{" "}
            {printable(lastVerified.event_description)}
          </>
        )}
      </p>
      <p class="quiet">
        Your browser reads every object and checks hashes, chains and signatures, as <code>verify-export</code> does. To
        rely on it without this server, use <code>verify-export</code> with a public key that you got elsewhere.
      </p>
      <form
        class="actions"
        data-verify={`/__api__/v1/audit_exports/${guid}/objects`}
        data-note={`/exports/${guid}/verification`}
        hidden
      >
        <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />
        <button>Verify now</button>
        <TaskStatus label="Verification" />
      </form>
      <noscript>
        <p>This needs scripts. Without them, use verify-export in a terminal.</p>
      </noscript>
    </>
  );
}

/** `POST /exports/{guid}/verification`: notes what the script found, and answers with what is noted. */
export async function answerNoteVerification(
  request: RoutedRequest,
  context: CallerContext,
): Promise<Response | Failure> {
  const form = await readForm(request);
  if (!form.ok) return form.error;
  const named = { guid: request.params["guid"] ?? "" };
  const noted = await performForm({ operation: NOTE_VERIFICATION }, form.value, named, context);
  if (!noted.ok) return noted.error;
  return new Response(noted.value, {
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "no-store" },
  });
}
