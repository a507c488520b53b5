import { parseSync, Visitor } from "oxc-parser";

interface Place {
  readonly start: number;
  readonly end: number;
}

/** JavaScript that counts its steps: every call of its functions, every turn of its loops, and every item that it spreads. */
export function countedCode(source: string): string {
  const inserts: Insert[] = [];
  const around = ({ start, end }: Place, before: string, after: string) =>
    inserts.push({ at: start, text: before, isEnd: false }, { at: end, text: after, isEnd: true });
  const body = (node: (Place & { readonly type: string }) | null) => {
    if (node === null) return;
    if (node.type === "BlockStatement") inserts.push({ at: node.start + 1, text: "work.steps++;", isEnd: false });
    else if (node.type.endsWith("Statement")) around(node, "{work.steps++;", "}");
    else around(node, "(work.steps++,(", "))");
  };
  new Visitor({
    FunctionDeclaration: (node) => body(node.body),
    FunctionExpression: (node) => body(node.body),
    ArrowFunctionExpression: (node) => body(node.body),
    ForStatement: (node) => body(node.body),
    ForOfStatement: (node) => body(node.body),
    ForInStatement: (node) => body(node.body),
    WhileStatement: (node) => body(node.body),
    DoWhileStatement: (node) => body(node.body),
    SpreadElement: ({ argument }) => around(argument, "work.spread(", ")"),
  }).visit(parseSync("counted.js", source).program);
  return withInserts(source, inserts);
}

interface Insert {
  readonly at: number;
  readonly text: string;
  /** Of two that end at one place, the inner one comes first, which was found last. */
  readonly isEnd: boolean;
}

function withInserts(source: string, inserts: readonly Insert[]): string {
  const ordered = [...inserts.filter(({ isEnd }) => isEnd).toReversed(), ...inserts.filter(({ isEnd }) => !isEnd)];
  let [text, from] = ["", 0];
  for (const { at, text: inserted } of ordered.toSorted((one, other) => one.at - other.at)) {
    text += source.slice(from, at) + inserted;
    from = at;
  }
  return text + source.slice(from);
}
