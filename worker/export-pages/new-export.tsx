import { type AuditExportRecord, ok } from "../../shared/index.ts";
import { answerCreateAuditExport } from "../exports/export-operations.ts";
import { SelectField, TextField } from "../html/fields.tsx";
import { callHandler } from "../html/form.ts";
import { Form } from "../html/form-element.tsx";
import type { FormPage } from "../html/form-page.ts";
import { seeOther } from "../html/messages.ts";
import { OWN_SOURCE } from "../settings/sources.ts";
import { AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES, AUDIT_EXPORT_NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { exportBody, IntervalField } from "./interval.tsx";

/** `/exports/new`: creates an export, which begins at once. */
export const NEW_EXPORT_PAGE: FormPage<readonly string[], AuditExportRecord> = {
  find: async (_, { settings }) => ok([OWN_SOURCE, ...settings.auditExportSources.keys()]),
  title: () => "Create an export",
  scripts: ["send-once"],
  fields: ["name", "source", "interval_minutes"],
  fieldsOfKinds: { "name-taken": "name" },
  content: (sources, { typed, errors }) => (
    <Form action="/exports/new" submit="Create export" errors={errors} cancel="/exports">
      <TextField
        name="name"
        label="Name"
        hint={`At most ${AUDIT_EXPORT_NAME_MAX_CHARACTERS} letters from a to z, digits and hyphens. The names of its files begin with it.`}
        required
        value={typed?.get("name") ?? ""}
        error={errors?.fields["name"]}
      />
      <SelectField
        name="source"
        label="Source"
        hint="The log of this server, or one that the setting AUDIT_EXPORT_SOURCES names."
        choices={sources.map((source) => ({
          value: source,
          label: source === OWN_SOURCE ? "This server" : source,
        }))}
        value={typed?.get("source") ?? OWN_SOURCE}
        error={errors?.fields["source"]}
      />
      <IntervalField
        value={typed?.get("interval_minutes") ?? String(AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES)}
        error={errors?.fields["interval_minutes"]}
      />
    </Form>
  ),
  send: async (form, request, context) =>
    await callHandler(answerCreateAuditExport, request, context, { json: exportBody(form) }),
  done: ({ guid }) => seeOther(`/exports/${guid}`, "export-created"),
};
