/** The member of a value of which nothing is known, or undefined where it has none of that name. */
export function member(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
}
