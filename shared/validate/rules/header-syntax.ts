import { type EntryView, headersOf } from "../../effective/entries.ts";
import { readHeaderLine } from "../../text/header-name.ts";
import type { Path } from "../../text/json.ts";
import { quoteHeader } from "../../text/wording.ts";
import type { Rule, RuleFinding } from "./rule.ts";

/** What a header may be called: a token (RFC 9110, 5.6.2). */
const NAME = /^[!#$%&'*+\-.^_`|~\dA-Za-z]+$/;

/** What cannot stand in a header's value (RFC 9110, 5.5): control characters but the tab, and what no byte can hold. */
const NOT_IN_VALUE = /[^\t\x20-\x7e\x80-\xff]/;

export const headerSyntax: Rule = {
  id: "header-syntax",
  severity: "error",
  summary: "A custom header that HTTP does not allow",
  why: "The client refuses to send such a header, or sends something else than what is written, so that every request fails.",
  description:
    "Finds custom headers whose name is not a token (letters, digits and `!#$%&'*+-.^_|~` and the backtick), whose value holds a line break, another control character or a character outside Latin-1, and names of one provider that differ only in case, of which only one is sent. An empty value is a warning. Headers that may not be there at all are left to `reserved-header`.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "customHeaders": { "X Tenant": "research" } } } }',
    right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
  },

  *check(context) {
    for (const view of context.configuration.entries) yield* checkEntry(view);
  },
};

function* checkEntry(view: EntryView): Iterable<RuleFinding> {
  const seen = new Map<string, Path>();
  for (const { path, name, value } of headersOf(view)) {
    if (!NAME.test(name)) yield wrongName(path, name);
    const earlier = seen.get(name.toLowerCase());
    if (earlier === undefined) seen.set(name.toLowerCase(), path);
    else yield sameName(path, name, earlier);
    if (typeof value === "string") yield* checkValue(path, name, value);
  }
}

function wrongName(path: Path, name: string): RuleFinding {
  return {
    place: { path, part: "key" },
    message: `${quoteHeader(name)} cannot be the name of a header.`,
    advice:
      name === ""
        ? "Name the header."
        : `Use letters, digits and "-" only${/[:\s]/.test(name) ? ", without colons and blanks" : ""}.`,
  };
}

function sameName(path: Path, name: string, earlier: Path): RuleFinding {
  return {
    place: { path, part: "key" },
    message: `The header ${quoteHeader(name)} differs from another one only in case.`,
    advice: "Keep one of them: the case of a header's name means nothing.",
    related: [{ message: "This is the other one.", place: { path: earlier, part: "key" } }],
  };
}

function* checkValue(path: Path, name: string, value: string): Iterable<RuleFinding> {
  const place = { path, part: "value" } as const;
  if (value.trim() === "" && readHeaderLine(name).value === "") {
    yield {
      place,
      severity: "warning",
      message: `The header ${quoteHeader(name)} has no value.`,
      advice: "Give it a value, or remove it: servers and proxies differ in what they make of an empty header.",
    };
  }
  const [wrong] = NOT_IN_VALUE.exec(value) ?? [];
  if (wrong === undefined) return;
  yield {
    place,
    message: `The value of the header ${quoteHeader(name)} holds ${describe(wrong)}, which cannot be sent.`,
    advice: "Write the value in one line of plain characters.",
  };
}

function describe(character: string): string {
  if (character === "\r" || character === "\n") return "a line break";
  if (character === "\0") return "the character NUL";
  return character < " " || character === "\x7f" ? "a control character" : "a character outside Latin-1";
}
