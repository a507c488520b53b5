import { ok } from "../../shared/index.ts";
import {
  AUDIT_EXPORT_DEFAULT_INTERVAL_MINUTES,
  AUDIT_EXPORT_MAX_INTERVAL_MINUTES,
  AUDIT_EXPORT_MIN_INTERVAL_MINUTES,
  CREATE_AUDIT_EXPORT,
} from "../exports/export-operations.ts";
import { SelectField, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { seeOther } from "../html/messages.ts";
import { type SentFields, textsOf } from "../http/form-values.ts";
import { operationForm } from "../operation/form-routes.ts";
import { OWN_SOURCE } from "../settings/sources.ts";
import { AUDIT_EXPORT_NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { labelsOf } from "../values/readers.ts";

const LABELS = labelsOf(CREATE_AUDIT_EXPORT.input);

/** `/exports/new`: creates an export, which begins at once. */
export const NEW_EXPORT_PAGE = operationForm({
  operation: CREATE_AUDIT_EXPORT,
  find: async (_, { settings }) => ok([OWN_SOURCE, ...settings.auditExportSources.keys()]),
  title: () => "Create an export",
  scripts: ["send-once"],
  fieldsOfKinds: { "name-taken": "name" },
  content: (sources, { typed, errors }) => (
    <Form action="/exports/new" submit="Create export" errors={errors} cancel="/exports">
      <TextField
        name="name"
        label={LABELS.name}
        hint={`At most ${AUDIT_EXPORT_NAME_MAX_CHARACTERS} letters from a to z, digits and hyphens. The names of its files begin with it.`}
        required
        value={typed?.get("name") ?? ""}
        error={errors?.fields["name"]}
      />
      <SelectField
        name="source"
        label={LABELS.source}
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
  sentBy,
  done: ({ guid }) => seeOther(`/exports/${guid}`, "export-created"),
});

interface IntervalFieldProps {
  readonly value: string;
  readonly error: string | undefined;
}

export function IntervalField({ value, error }: IntervalFieldProps) {
  return (
    <TextField
      name="interval_minutes"
      label={LABELS.interval_minutes}
      hint={`From ${AUDIT_EXPORT_MIN_INTERVAL_MINUTES} to ${AUDIT_EXPORT_MAX_INTERVAL_MINUTES}`}
      required
      value={value}
      error={error}
    />
  );
}

/** The fields of a form with the interval, which is a number where one was typed. */
export function sentBy(form: URLSearchParams): SentFields {
  const sent = textsOf(form, ["name", "source", "interval_minutes"]);
  const interval = sent["interval_minutes"]?.trim() ?? "";
  return /^\d{1,9}$/.test(interval) ? { ...sent, interval_minutes: Number(interval) } : sent;
}
