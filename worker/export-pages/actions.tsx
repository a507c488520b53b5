import type { AuditExportRecord } from "../../shared/index.ts";
import { Form } from "../html/form-element.tsx";

/** What can be done with an export as it stands. */
export function ExportActions({ record: { guid, state } }: { readonly record: AuditExportRecord }) {
  const path = `/exports/${guid}`;
  const isPaused = state === "paused";
  return (
    <div class="actions">
      {!isPaused && <Form action={`${path}/run`} submit="Run now" look="plain" />}
      {(isPaused || state === "needs_attention") && <Form action={`${path}/resume`} submit="Resume" look="primary" />}
      {!isPaused && <Form action={`${path}/pause`} submit="Pause" look="plain" />}
      {isPaused && (
        <a class="button danger" href={`${path}/delete`}>
          Delete export
        </a>
      )}
    </div>
  );
}
