/** True for a text that can be the name of a header: a token (RFC 9110, 5.6.2). */
export function isHeaderName(text: string): boolean {
  return /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/.test(text);
}

/** A header's name as it stands in a file, where a whole line (`Name: value`) may have been pasted in its place. */
export interface HeaderLine {
  /** The part that can be a name: its first token (RFC 9110, 5.6.2); "" where there is none. */
  readonly name: string;
  /** The text behind the name; "" where there is none. */
  readonly value: string;
}

/** Parts a header's name from a value that was pasted behind it. */
export function readHeaderLine(text: string): HeaderLine {
  if (isHeaderName(text)) return { name: text, value: "" };
  const [, name = "", value = ""] = /([!#$%&'*+\-.^_`|~\dA-Za-z]+)([^]*)/.exec(text) ?? [];
  return { name, value: value.replace(/^[\s:="']+/, "").trimEnd() };
}

/**
 * A header's name with all masked behind the first character that no name can hold: it may be the header's value. A
 * name that is masked stays as it is.
 */
export function maskHeaderName(name: string): string {
  const end = name.startsWith("•••") ? 0 : nameEnd(name);
  return name.slice(0, end) + (end < name.length ? "•••" : "");
}

/** The offset behind the first character that no name can hold; the text's length where it holds none. */
export function nameEnd(name: string): number {
  const match = /[^!#$%&'*+\-.^_`|~\dA-Za-z]/u.exec(name);
  return match === null ? name.length : match.index + match[0].length;
}

/**
 * The index of the step of a path under which headers stand, in a configuration or a vocabulary; undefined where none
 * do. A custom provider may be called like it.
 */
export function findHeaders(path: readonly (string | number)[]): number | undefined {
  if (!path.includes("customHeaders") && !path.includes("reservedHeaders")) return undefined;
  const headers = path.findIndex((step, index) => isHeaders(step) && path[index + 1] !== "models");
  return headers < 0 ? undefined : headers;
}

function isHeaders(step: string | number): boolean {
  return step === "customHeaders" || step === "reservedHeaders";
}

/** True where a step of a path is the name of a header, or stands within one. */
export function isHeaderStep(path: readonly (string | number)[], index: number): boolean {
  const headers = findHeaders(path);
  return headers !== undefined && headers < index;
}
