/** A parameter of an operation, as it was typed. */
export interface Parameter {
  readonly name: string;
  readonly value: string;
  /** It is a part of the path; else it belongs to the query. */
  readonly isInPath: boolean;
  /** In a path: its slashes are no ends of it. */
  readonly mayHaveSlashes: boolean;
}

/**
 * The address of a request, at this server: the path with its parameters, and the query with those that are not empty. What was
 * typed stays within its part of the path.
 *
 * @param path as in `/users/{guid}`.
 * @returns undefined where a part would be `.` or `..`, which leads elsewhere.
 */
export function fillAddress(path: string, parameters: readonly Parameter[]): string | undefined {
  const inPath = new Map(parameters.filter(({ isInPath }) => isInPath).map((one) => [one.name, encoded(one)]));
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => inPath.get(name) ?? "");
  if (filled.split("/").some((part) => part === "." || part === "..")) return undefined;
  const asked = parameters.filter(({ isInPath, value }) => !isInPath && value !== "");
  const query = new URLSearchParams(asked.map(({ name, value }): [string, string] => [name, value])).toString();
  return query === "" ? filled : `${filled}?${query}`;
}

function encoded({ value, mayHaveSlashes }: Parameter): string {
  const parts = mayHaveSlashes ? value.split("/") : [value];
  return parts.map(encodeURIComponent).join("/");
}
