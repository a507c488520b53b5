import { err, ok, type Result } from "../../../shared/index.ts";
import type { Failure } from "../../errors.ts";

const PARAMETER = /;\s*([^\s=;"]+)=("(?:[^"\\]|\\.)*"|[^\s;"]*)/g;

/** The characters of a boundary (RFC 2046, section 5.1.1). */
const BOUNDARY = /^[\w'()+,\-./:=? ]{0,69}[\w'()+,\-./:=?]$/;

/** What parts the fields of a form; undefined where a request's body is no form, but the archive itself. */
export function formBoundary(headers: Headers): Result<string | undefined, Failure> {
  const type = headers.get("Content-Type") ?? "";
  if (!/^\s*multipart\/form-data\b/i.test(type)) return ok(undefined);
  const boundary = parameterOf(type, "boundary");
  if (boundary !== undefined && BOUNDARY.test(boundary)) return ok(boundary);
  return err({
    kind: "invalid-request",
    error:
      "The Content-Type of the form has no boundary that can be used. Let the client that writes the form name it.",
  });
}

/** A parameter of a header's value, such as `name` of `form-data; name="x"`. */
export function parameterOf(value: string, wanted: string): string | undefined {
  for (const [, name, quoted = ""] of value.matchAll(PARAMETER)) {
    if (name?.toLowerCase() !== wanted) continue;
    return quoted.startsWith('"') ? quoted.slice(1, -1).replaceAll(/\\(.)/g, "$1") : quoted;
  }
  return undefined;
}
