import fc from "fast-check";

/** The layout of a value: the texts between its tokens. */
interface Layout {
  readonly lineBreak: "\n" | "\r\n" | "\r";
  readonly indentation: string;
  readonly trailingCommas: boolean;
  readonly byteOrderMark: boolean;
  /** Taken one by one, over and over: whether a place has a line break, whitespace or a comment. */
  readonly choices: readonly number[];
}

const layout: fc.Arbitrary<Layout> = fc.record({
  lineBreak: fc.constantFrom("\n", "\r\n", "\r"),
  indentation: fc.constantFrom("", "  ", "\t"),
  trailingCommas: fc.boolean(),
  byteOrderMark: fc.boolean(),
  choices: fc.array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 40 }),
});

/** A JSON value as text in any layout: on one line or many, with comments and trailing commas, any line ends. */
export function textOf<Value>(values: fc.Arbitrary<Value>): fc.Arbitrary<{ value: Value; text: string }> {
  return fc.tuple(values, layout).map(([value, one]) => ({ value, text: write(value, one) }));
}

function write(value: unknown, { lineBreak, indentation, trailingCommas, byteOrderMark, choices }: Layout): string {
  let taken = 0;
  let comments = 0;
  const gap = (depth: number): string => {
    const newLine = lineBreak + indentation.repeat(depth);
    switch (choices[taken++ % choices.length]) {
      case 0:
        return ` /* comment ${comments++}, */ `;
      case 1:
        return ` // comment ${comments++},${newLine}`;
      case 2:
        return `${newLine}/* comment ${comments++},${newLine}*/${newLine}`;
      case 3:
      case 4:
      case 5:
        return newLine;
      case 6:
        return `${newLine}// comment ${comments++},${newLine}`;
      case 7:
        return " ";
      default:
        return "";
    }
  };
  const writeList = (items: readonly string[], depth: number) => {
    const last = trailingCommas && items.length > 0 ? "," : "";
    return items.map((item) => gap(depth + 1) + item + gap(depth + 1)).join(",") + last + gap(depth);
  };
  const writeValue = (part: unknown, depth: number): string => {
    if (Array.isArray(part))
      return `[${writeList(
        part.map((item) => writeValue(item, depth + 1)),
        depth,
      )}]`;
    if (typeof part !== "object" || part === null) return JSON.stringify(part) ?? "null";
    const properties = Object.entries(part).map(
      ([key, child]) => `${JSON.stringify(key)}${gap(depth)}:${gap(depth)}${writeValue(child, depth + 1)}`,
    );
    return `{${writeList(properties, depth)}}`;
  };
  return (byteOrderMark ? "\uFEFF" : "") + gap(0) + writeValue(value, 0) + gap(0);
}
