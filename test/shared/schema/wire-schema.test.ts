import { describe, expect, it } from "vitest";
import {
  anyOf,
  COUNT,
  FLAG,
  listOf,
  named,
  orNull,
  recordOf,
  TEXT,
  type WireSchema,
  withMore,
  withOptional,
  wordOf,
} from "../../../shared/schema/wire-schema.ts";

interface Tree {
  readonly name: string;
  readonly size: number | null;
  readonly kind: "leaf" | "branch";
  readonly tags?: readonly string[];
}

const NAMED = recordOf({ name: TEXT, size: orNull(COUNT) });
const TREE: WireSchema<Tree> = withOptional(withMore(NAMED, { kind: wordOf(["leaf", "branch"]) }), {
  tags: listOf(TEXT),
});

describe("a schema", () => {
  it("the schema of a record has its fields, and some of them may be missing", () => {
    expect(TREE).toEqual({
      type: "object",
      properties: {
        name: { type: "string" },
        size: { type: ["integer", "null"], minimum: 0 },
        kind: { type: "string", enum: ["leaf", "branch"] },
        tags: { type: "array", items: { type: "string" } },
      },
      required: ["name", "size", "kind"],
    });
  });

  it("takes null where it may be null", () => {
    expect(orNull(wordOf(["a"]))).toEqual({ type: ["string", "null"], enum: ["a", null] });
    expect(orNull(named("Tree", TREE))).toEqual({ anyOf: [{ ...TREE, title: "Tree" }, { type: "null" }] });
    expect(orNull(anyOf(TEXT, FLAG))).toEqual({ anyOf: [{ anyOf: [TEXT, FLAG] }, { type: "null" }] });
  });

  it("a schema of other values than those of its type does not compile", () => {
    // @ts-expect-error -- it may be null
    const nullable: WireSchema<{ readonly a: string }> = recordOf({ a: orNull(TEXT) });
    // @ts-expect-error -- it is never null
    const present: WireSchema<{ readonly a: string | null }> = recordOf({ a: TEXT });
    // @ts-expect-error -- a field is missing
    const fewer: WireSchema<{ readonly a: string; readonly b: string }> = recordOf({ a: TEXT });
    // @ts-expect-error -- a field too many
    const more: WireSchema<{ readonly a: string }> = recordOf({ a: TEXT, b: TEXT });
    // @ts-expect-error -- a number
    const other: WireSchema<{ readonly a: string }> = recordOf({ a: COUNT });
    // @ts-expect-error -- it may be missing
    const optional: WireSchema<{ readonly a: string }> = withOptional(recordOf({}), { a: TEXT });
    // @ts-expect-error -- a word is missing
    const words: WireSchema<"a" | "b"> = wordOf(["a"]);
    expect([nullable, present, fewer, more, other, optional, words]).toHaveLength(7);
  });
});
