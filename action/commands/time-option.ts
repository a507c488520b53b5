import { InvalidArgumentError, Option } from "commander";
import { timeOf } from "../../shared/index.ts";

/** An option that takes a time, or a date, which means its first moment in UTC. In milliseconds since 1970. */
export function timeOption(flags: string, description: string): Option {
  return new Option(flags, description).argParser(readTime);
}

function readTime(text: string): number {
  const time = timeOf(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
  if (time !== null) return time;
  throw new InvalidArgumentError("It must be a time such as 2026-11-20T09:00:00Z, or a date such as 2026-11-20.");
}
