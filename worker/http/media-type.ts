import type { Failure } from "./errors.ts";

const FORM = "multipart/form-data";

/** The media types of a body that is one text. */
export const ACCEPTED_TEXTS = [
  "application/json",
  "application/jsonc",
  "text/json",
  "text/jsonc",
  "text/plain",
  "application/octet-stream",
];

const ACCEPTED = [...ACCEPTED_TEXTS, FORM];

/** Tests if the body is a form of several parts, by its Content-Type. */
export function isForm(headers: Headers): boolean {
  return typeOf(headers) === FORM;
}

/**
 * The reason for which the headers rule out that a body is a file's text as it is or a form; undefined where they do not.
 * A request without a Content-Type passes.
 */
export function refuseMediaType(headers: Headers): Failure | undefined {
  const coding = headers.get("Content-Encoding")?.trim().toLowerCase() ?? "";
  if (coding !== "" && coding !== "identity") return { kind: "content-coding-not-supported" };
  const [first = "", ...parameters] = (headers.get("Content-Type") ?? "").split(";");
  const type = first.trim().toLowerCase();
  if (type !== "" && !ACCEPTED.includes(type)) return unknownType();
  return parameters.every(allowsUtf8) ? undefined : otherCharset();
}

/** The reason for which the headers rule out that the body is one text, where no form is taken. */
export function refuseForm(headers: Headers): Failure | undefined {
  if (!isForm(headers)) return undefined;
  return {
    kind: "media-type-not-supported",
    error: "This path does not accept a form. Send the body as application/json.",
    payload: { accepted: ACCEPTED_TEXTS },
  };
}

/** The media type of the body in lower case, without parameters; empty where there is none. */
function typeOf(headers: Headers): string {
  const [type = ""] = (headers.get("Content-Type") ?? "").split(";");
  return type.trim().toLowerCase();
}

function allowsUtf8(parameter: string): boolean {
  const [name = "", value = ""] = parameter.split("=");
  return name.trim().toLowerCase() !== "charset" || /^"?utf-?8"?$/i.test(value.trim());
}

function unknownType(): Failure {
  return {
    kind: "media-type-not-supported",
    error:
      "The Content-Type says that the body is not the text of a file. Send it as application/json; " +
      "with curl, add -H 'Content-Type: application/json'.",
    payload: { accepted: ACCEPTED },
  };
}

function otherCharset(): Failure {
  return {
    kind: "media-type-not-supported",
    error: "The Content-Type names a charset other than utf-8. Send the file in UTF-8 and leave the charset out.",
    payload: { accepted: ACCEPTED },
  };
}
