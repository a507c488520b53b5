import { type AuditEntryRecord, type AuditExportRecord, printable } from "../../shared/index.ts";
import { FORM_TOKEN_FIELD } from "../html/form.ts";
import { useFrame } from "../html/frame.ts";
import { TaskStatus } from "../html/task-status.tsx";
import { Time } from "../html/time.tsx";

/** The action of the audit entries that say how a verification ended. */
export const VERIFIED = "verify_audit_export";

interface VerifyNowProps {
  readonly record: AuditExportRecord;
  readonly lastVerified: AuditEntryRecord | undefined;
}

/** The way to verify an export in the browser, which reads every object, and what came of it the last time. */
export function VerifyNow({ record: { guid }, lastVerified }: VerifyNowProps) {
  const { formToken } = useFrame();
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
