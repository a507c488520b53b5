import { type Program, parseSync, type Statement, Visitor } from "oxc-parser";

/** A statement of SQL in a source file that writes to a table. */
export interface SqlWrite {
  /** The function at the top of the file that it stands in. */
  readonly within: string;
  /** The table that it writes to; where it changes the form of the database, what of it, such as TABLE. */
  readonly table: string;
  /** True if it writes only where the statement before it did. */
  readonly isConditional: boolean;
  /** True if it is sent to the database by itself, so that no other statement is in one transaction with it. */
  readonly isSentAlone: boolean;
}

/** The parts of a source file that the statements in it are judged by. */
export interface SqlUse {
  readonly writes: readonly SqlWrite[];
  /** The functions at the top of the file that send statements and write, by themselves or by others of the file. */
  readonly senders: readonly string[];
  /** True if it prepares any statement. */
  readonly prepares: boolean;
}

interface Span {
  readonly start: number;
  readonly end: number;
}

const TABLE = /["`[]?(\w+)["`\]]?/.source;
const WRITE = new RegExp(
  [
    String.raw`\b(?:INSERT|REPLACE)\s+(?:OR\s+\w+\s+)?INTO\s+${TABLE}`,
    String.raw`\bUPDATE\s+(?:OR\s+\w+\s+)?${TABLE}(?:\s+(?:AS\s+)?\w+)?\s+SET\b`,
    String.raw`\bDELETE\s+FROM\s+${TABLE}`,
    String.raw`\b(?:CREATE|DROP|ALTER)\s+(?:(?:TEMP|TEMPORARY|UNIQUE|VIRTUAL)\s+)?(TABLE|INDEX|TRIGGER|VIEW)\b`,
    String.raw`^\s*(PRAGMA)\s+\w`,
  ].join("|"),
  "i",
);
const CONDITION = /\bchanges\(\)\s*>\s*0/;
const SENDS = /(?<!\bPromise)\.(?:batch|run|exec|all|first|raw)\b/;

/**
 * Finds the statements of SQL that a source file writes with. One that is put together of several texts is not seen.
 *
 * @param passedOver tables that it does not matter who writes to.
 */
export function sqlUseOf(path: string, source: string, passedOver: readonly string[]): SqlUse {
  const { program, errors } = parseSync(path, source);
  if (errors.length > 0) throw new Error(`${path} does not parse: ${errors[0]?.message}`);
  const { texts, sent, prepares } = sqlTexts(program, source);
  const units = program.body.map(({ start, end }) => ({ start, end, name: declaredName(source.slice(start, end)) }));
  const writes = texts.flatMap(({ text, start, end }) => {
    const found = WRITE.exec(text);
    const table = found?.slice(1).find((group) => group !== undefined);
    if (table === undefined || passedOver.includes(table)) return [];
    const isInside = (span: Span) => span.start <= start && end <= span.end;
    const within = units.find(isInside)?.name ?? "";
    return [{ within, table, isConditional: CONDITION.test(text), isSentAlone: sent.some(isInside) }];
  });
  const writers = new Set(writes.map(({ within }) => within));
  const senders = units
    .map(({ name, start, end }) => ({ name, code: source.slice(start, end) }))
    .filter(
      ({ name, code }) => SENDS.test(code) && [name, ...(code.match(/\w+/g) ?? [])].some((word) => writers.has(word)),
    )
    .map(({ name }) => name);
  return { writes, senders, prepares };
}

/** The texts of a file, with where they stand; what is sent by itself; and whether anything is prepared. */
function sqlTexts(program: Program, source: string) {
  const texts: (Span & { readonly text: string })[] = [];
  const sent: Span[] = [];
  const constants = new Map(program.body.flatMap((one) => constantsOf(one, source)));
  let prepares = false;
  new Visitor({
    Literal: ({ value, start, end }) => {
      if (typeof value === "string") texts.push({ text: value, start, end });
    },
    TemplateLiteral: ({ quasis, expressions, start, end }) => {
      const inserted = expressions.map(
        (one) => (one.type === "Identifier" && constants.get(one.name)) || "interpolated",
      );
      const text = quasis.map(({ value }, index) => `${value.raw}${inserted[index] ?? ""}`).join("");
      texts.push({ text, start, end });
    },
    CallExpression: ({ callee }) => {
      if (callee.type !== "MemberExpression" || callee.property.type !== "Identifier") return;
      if (callee.property.name === "prepare") prepares = true;
      const { object } = callee;
      if (["all", "first", "raw", "run"].includes(callee.property.name) && object.type === "CallExpression") {
        sent.push(object);
      }
    },
  }).visit(program);
  return { texts, sent, prepares };
}

/** The texts that a statement at the top of a file gives names to, such as a condition that several statements of SQL share. */
function constantsOf(statement: Statement, source: string): readonly (readonly [string, string])[] {
  if (statement.type !== "VariableDeclaration" || statement.kind !== "const") return [];
  return statement.declarations.flatMap(({ id, init }) =>
    id.type === "Identifier" && (init?.type === "TemplateLiteral" || init?.type === "Literal")
      ? [[id.name, source.slice(init.start, init.end)] as const]
      : [],
  );
}

/** The name that a statement at the top of a file declares; empty where it has none. */
function declaredName(code: string): string {
  return /^(?:export\s+)?(?:async\s+)?(?:function|const|let|class)\s+(\w+)/.exec(code)?.[1] ?? "";
}
