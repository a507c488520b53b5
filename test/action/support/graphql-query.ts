/** A field that a query asks for, or fields of the objects of one type. */
export interface Field {
  /** The field's name; for a fragment the name of its type, behind `FRAGMENT`. */
  readonly name: string;
  /** Variables are replaced by their values; a value of an enumeration is a text. */
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Undefined where it is asked for without fields of its own. */
  readonly fields: readonly Field[] | undefined;
}

/** A query or a mutation. */
export interface Operation {
  readonly kind: "query" | "mutation";
  readonly fields: readonly Field[];
}

/** With what the name of a fragment begins. */
export const FRAGMENT = "... on ";

const TOKENS = /\.\.\.|[{}():!,[\]]|\$?\w+|"(?:[^"\\]|\\.)*"|\S/g;

/**
 * Reads as much of GraphQL as programs need: one operation with variables, fields, arguments, and fragments in their place,
 * without aliases and directives.
 *
 * @throws Error at anything else.
 */
export function parseQuery(text: string, variables: Readonly<Record<string, unknown>>): Operation {
  const tokens = text.match(TOKENS) ?? [];
  let position = 0;
  const peek = () => tokens[position];
  const next = () => tokens[position++] ?? "";
  const expect = (token: string) => {
    const found = next();
    if (found !== token) throw new Error(`Expected "${token}" and found "${found}" in ${text}`);
  };
  const readName = () => {
    const name = next();
    if (!/^[A-Za-z_]\w*$/.test(name)) throw new Error(`Expected a name and found "${name}" in ${text}`);
    return name;
  };
  /** Reads pairs of a name and a value up to a closing bracket. */
  const readPairs = (end: string): Record<string, unknown> => {
    const pairs: Record<string, unknown> = {};
    while (peek() !== end) {
      const name = readName();
      expect(":");
      pairs[name] = readValue();
      if (peek() === ",") next();
    }
    expect(end);
    return pairs;
  };
  const readValue = (): unknown => {
    const token = next();
    if (token === "{") return readPairs("}");
    if (token === "[") {
      const items: unknown[] = [];
      while (peek() !== "]") {
        items.push(readValue());
        if (peek() === ",") next();
      }
      expect("]");
      return items;
    }
    if (/^["\d]/.test(token)) return JSON.parse(token);
    if (!token.startsWith("$")) return token;
    const name = token.slice(1);
    if (!Object.hasOwn(variables, name)) throw new Error(`The variable ${token} has no value.`);
    return variables[name];
  };
  const readFields = (): readonly Field[] => {
    const fields: Field[] = [];
    expect("{");
    while (peek() !== "}") {
      const isFragment = peek() === "...";
      if (isFragment) for (const token of ["...", "on"]) expect(token);
      const name = (isFragment ? FRAGMENT : "") + readName();
      const given = peek() === "(" ? (expect("("), readPairs(")")) : {};
      fields.push({ name, arguments: given, fields: peek() === "{" ? readFields() : undefined });
    }
    expect("}");
    return fields;
  };

  const kind = readName();
  if (kind !== "query" && kind !== "mutation") throw new Error(`Expected an operation and found "${kind}".`);
  if (peek() === "(") while (next() !== ")");
  const operation: Operation = { kind, fields: readFields() };
  if (peek() !== undefined) throw new Error(`Expected the end and found "${peek()}" in ${text}`);
  return operation;
}
