/** How often an export runs, as a form has it. */

import { UPDATE_AUDIT_EXPORT } from "../exports/export-operations.ts";
import { TextField } from "../html/fields.tsx";
import { type SentFields, textsOf } from "../http/form-values.ts";
import { AUDIT_EXPORT_MAX_INTERVAL_MINUTES, AUDIT_EXPORT_MIN_INTERVAL_MINUTES } from "../values/limits.ts";
import { labelsOf } from "../values/readers.ts";

interface IntervalFieldProps {
  readonly value: string;
  readonly error: string | undefined;
}

export function IntervalField({ value, error }: IntervalFieldProps) {
  return (
    <TextField
      name="interval_minutes"
      label={labelsOf(UPDATE_AUDIT_EXPORT.input).interval_minutes}
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
