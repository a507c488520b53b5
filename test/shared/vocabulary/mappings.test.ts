import { expect, it, test } from "vitest";
import { checkText } from "../../../shared/index.ts";
import { adviceOnCounterpart } from "../../../shared/vocabulary/mappings.ts";
import { PRESETS } from "../../../shared/vocabulary/presets.ts";
import { read } from "../../docs/examples.ts";

const { specification, "posit-assistant": posit } = PRESETS;

/** The rows of the table in the documents. */
const KINDS = ["provider", "protocol", "section", "custom type"] as const;
const rows = KINDS.flatMap((kind) =>
  Array.from(
    read("docs/vocabulary.md").matchAll(new RegExp(`^\\| ${kind} \\| \`(.+)\` \\| \`(.+)\` \\|$`, "gm")),
    ([, name = "", other = ""]) => ({ kind, name, other }),
  ),
);

test("the documents list a counterpart for every name of the specification but provider_c", () => {
  const { providers, protocols, sections, customVariants } = specification;
  const names = [providers, protocols, sections, customVariants].flatMap((table) => Object.keys(table));
  expect(rows.map(({ name }) => name).toSorted()).toEqual(names.filter((name) => name !== "provider_c").toSorted());
});

it.each(rows)(
  "the $kind $name is answered with $other in Posit Assistant, and the reverse",
  ({ kind, name, other }) => {
    const from = (vocabulary: string) =>
      `The name is from the vocabulary "${vocabulary}"; choose that one if the file is for its assistant.`;
    expect(adviceOnCounterpart(kind, name, posit, "")).toBe(`Use "${other}". ${from("specification")}`);
    expect(adviceOnCounterpart(kind, other, specification, "")).toBe(`Use "${name}". ${from("posit-assistant")}`);
  },
);

it("names the vocabulary of a name without a counterpart, and says nothing of other names", () => {
  expect(adviceOnCounterpart("provider", "deepseek", specification, "Remove it.")).toBe(
    'Remove it. The name is from the vocabulary "posit-assistant"; choose that one if the file is for its assistant.',
  );
  expect(adviceOnCounterpart("provider", "provider_x", specification, "")).toBeUndefined();
  expect(adviceOnCounterpart("provider", "anthropic", posit, "")).toBeUndefined();
});

it.each([
  ["/providers/provider_a", { provider_a: {} }, '"anthropic"'],
  ["/providers/anthropic/protocol", { anthropic: { protocol: "provider-b-chat" } }, '"openai-chat"'],
  [
    "/providers/anthropic/endpoints/provider-a-messages",
    { anthropic: { endpoints: { "provider-a-messages": "https://a.example" } } },
    '"anthropic-messages"',
  ],
  ["/providers/custom/own/type", { custom: { own: { type: "provider-b-compatible" } } }, '"openai-compatible"'],
])("the finding at %s names the counterpart", (pointer, providers, counterpart) => {
  const { diagnostics } = checkText(JSON.stringify({ version: 1, providers }), { vocabulary: posit });
  expect(diagnostics.filter((one) => one.pointer === pointer).map(({ advice }) => advice)).toEqual([
    `Use ${counterpart}. The name is from the vocabulary "specification"; choose that one if the file is for its assistant.`,
  ]);
});
