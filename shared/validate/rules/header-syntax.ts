import type { EntryView } from "../../effective/entry.ts";
import { isHeaderName, readHeaderLine } from "../../text/header-name.ts";
import type { Path } from "../../text/json.ts";
import { quoteHeader } from "../../text/wording.ts";
import type { Rule, RuleFinding } from "./rule.ts";

/**
 * The characters that a header's value cannot have (RFC 9110, 5.5): controls but the tab, and what no byte can hold.
 */
const NOT_IN_VALUE = /[^\t\x20-\x7e\x80-\xff]/;

export const headerSyntax: Rule = {
  id: "header-syntax",
  severity: "error",
  summary: "A custom header that HTTP does not allow",
  why: "The client rejects such a header or sends something else, so every request fails.",
  description:
    "Finds custom headers whose name is not a token (letters, digits and `!#$%&'*+-.^_|~` and the backtick), whose value contains a line break, another control character or a character outside Latin-1, and names in one provider that differ only in case, of which only one is sent. An empty value is a warning. Headers that are not allowed at all are reported by `reserved-header`.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "customHeaders": { "X Tenant": "research" } } } }',
    right: '{ "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research" } } } }',
  },

  *check(context) {
    for (const view of context.configuration.entries) if (view.headers.length > 0) yield* checkHeaders(view);
  },
};

function* checkHeaders(view: EntryView): Iterable<RuleFinding> {
  const seen = new Map<string, Path>();
  for (const { path, name, value } of view.headers) {
    if (!isHeaderName(name)) yield wrongName(path, name);
    const earlier = seen.get(name.toLowerCase());
    if (earlier === undefined) seen.set(name.toLowerCase(), path);
    else yield sameName(path, name, earlier);
    if (typeof value === "string" && (value.trim() === "" || NOT_IN_VALUE.test(value)))
      yield* checkValue(path, name, value);
  }
}

function wrongName(path: Path, name: string): RuleFinding {
  return {
    place: { path, part: "key" },
    message: `${quoteHeader(name)} is not a valid header name.`,
    advice:
      name === ""
        ? "Enter the name of the header."
        : `Use letters, digits and "-" only${/[:\s]/.test(name) ? "; no colons or spaces" : ""}.`,
  };
}

function sameName(path: Path, name: string, earlier: Path): RuleFinding {
  return {
    place: { path, part: "key" },
    message: `The header ${quoteHeader(name)} is a duplicate: another one differs only in case.`,
    advice: "Keep only one of them: header names are not case-sensitive.",
    related: [{ message: "The other header is here.", place: { path: earlier, part: "key" } }],
  };
}

function* checkValue(path: Path, name: string, value: string): Iterable<RuleFinding> {
  const place = { path, part: "value" } as const;
  if (value.trim() === "" && readHeaderLine(name).value === "") {
    yield {
      place,
      severity: "warning",
      message: `The header ${quoteHeader(name)} has no value.`,
      advice: "Set a value, or remove the header: servers and proxies treat empty headers differently.",
    };
  }
  const [wrong] = NOT_IN_VALUE.exec(value) ?? [];
  if (wrong === undefined) return;
  yield {
    place,
    message: `The value of the header ${quoteHeader(name)} contains ${describeCharacter(wrong)}, which cannot be sent.`,
    advice: "Use one line of ordinary characters.",
  };
}

function describeCharacter(character: string): string {
  if (character === "\r" || character === "\n") return "a line break";
  if (character === "\0") return "a NUL character";
  return character < " " || character === "\x7f" ? "a control character" : "a character outside Latin-1";
}
