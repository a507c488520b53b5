import { type Form, type Kind, RIGHT_KINDS, textOf } from "./kinds.ts";
import type { Route } from "./route.ts";

/** The text of a kind, `1 / share` as long as a body may be; by another seed, another text. */
type Text = (share: number, seed?: number) => string;

interface Operation {
  readonly route: Route;
  readonly bodyOf: (text: Text, right: Text) => string;
}

const LAYER_KINDS = ["enforced", "user", "user", "default"];
const labeled = (index: number) => `"kind":"${LAYER_KINDS[index % 4]}","label":"layer-${index}"`;
const layer = (text: string, index = 1) => `{${labeled(index)},"text":${JSON.stringify(text)}}`;
const sides = (before: string, after: string) =>
  `{"before":{"layers":[${layer(before)}]},"after":{"layers":[${layer(after)}]}}`;

/** What is asked of the Worker with a text. */
export const OPERATIONS = {
  validate: { route: "validate", bodyOf: (text) => text(1) },
  "resolve a layer": { route: "resolve", bodyOf: (text) => `{"layers":[${layer(text(1))}]}` },
  "resolve a value": { route: "resolve", bodyOf: (text) => `{"layers":[{${labeled(1)},"value":${text(1)}}]}` },
  "resolve eight layers": {
    route: "resolve",
    bodyOf: (text) =>
      `{"layers":[${Array.from({ length: 8 }, (_, index) => layer(text(8, index >> 2), index)).join()}]}`,
  },
  "compare with a right file": { route: "diff", bodyOf: (text, right) => sides(right(2), text(2)) },
  "compare two of a kind": { route: "diff", bodyOf: (text) => sides(text(2), text(2, 1)) },
  "compare with itself": { route: "diff", bodyOf: (text) => sides(text(2), text(2)) },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationName = keyof typeof OPERATIONS;

/** The body of a request, of at most so many bytes and nearly as many. */
export function bodyOf(name: OperationName, kind: Kind, form: Form, maxBytes: number): string {
  const operation: Operation = OPERATIONS[name];
  let bytes = maxBytes;
  for (;;) {
    const text: Text = (share, seed) => textOf(kind, form, bytes / share, seed);
    const right: Text = (share) => textOf(RIGHT_KINDS["custom models"], "strict", bytes / share);
    const body = operation.bodyOf(text, right);
    const length = Buffer.byteLength(body);
    if (length <= maxBytes) return body;
    // Quotes of a text within JSON are escaped, and what surrounds it takes room, too.
    bytes = Math.floor(Math.min(bytes * (maxBytes / length), bytes - 64));
  }
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `Object.keys` forgets
export const operationNames = Object.keys(OPERATIONS) as readonly OperationName[];
