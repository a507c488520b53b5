/** How often an export runs, as a form has it. */

import type { Json } from "../../shared/index.ts";
import { TextField } from "../html/fields.tsx";
import { AUDIT_EXPORT_MAX_INTERVAL_MINUTES, AUDIT_EXPORT_MIN_INTERVAL_MINUTES } from "../values/limits.ts";

interface IntervalFieldProps {
  readonly value: string;
  readonly error: string | undefined;
}

export function IntervalField({ value, error }: IntervalFieldProps) {
  return (
    <TextField
      name="interval_minutes"
      label="Interval in minutes"
      hint={`From ${AUDIT_EXPORT_MIN_INTERVAL_MINUTES} to ${AUDIT_EXPORT_MAX_INTERVAL_MINUTES}`}
      required
      value={value}
      error={error}
    />
  );
}

/** The body that the API takes: what was typed as the interval is a number there, where it is one. */
export function exportBody(form: URLSearchParams): Readonly<Record<string, Json>> {
  return Object.fromEntries(
    ["name", "source", "interval_minutes"].flatMap((name): [string, Json][] => {
      const text = form.get(name);
      if (text === null) return [];
      const isNumber = name === "interval_minutes" && /^\d{1,9}$/.test(text.trim());
      return [[name, isNumber ? Number(text) : text]];
    }),
  );
}
