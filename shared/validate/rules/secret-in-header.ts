import type { EntryView } from "../../effective/entry.ts";
import { credentialLikeness, isNamedId, type Likeness, likenessByName } from "../../text/credential-likeness.ts";
import { readHeaderLine } from "../../text/header-name.ts";
import type { Json } from "../../text/json.ts";
import { isPlaceholder } from "../../text/secrets.ts";
import { quoteHeader } from "../../text/wording.ts";
import { checkAllValues } from "../losing-values.ts";
import type { Rule, RuleContext, RuleFinding } from "./rule.ts";

export const secretInHeader: Rule = {
  id: "secret-in-header",
  severity: "error",
  findsCredentials: true,
  summary: "A custom header that looks like a credential",
  why: "The file is shared and versioned: anyone who can read it or its history can use the credential.",
  description:
    "Finds custom headers whose name is that of a credential (`X-Auth-Token`, `Api-Key`, `Cookie`) or whose value looks like a credential or contains one: the shape of a known kind of key, a scheme such as `Bearer` before it, a URL with a password, `api_key=…`, or a long run of random letters and digits. Also checks values pasted into a name (`X-Auth-Token: …`), entries with an unknown id, and values hidden by a duplicate key. Ignores switches, small numbers, placeholders such as `${GATEWAY_TOKEN}`, and ids: UUIDs, and hexadecimal digits under a name such as `X-Tenant-Id`. The value is never repeated. Headers that are not allowed at all are reported by `reserved-header`, placeholders by `header-placeholder`.",
  fix: "Removes the header; not safe if the value only looks random, or is a short word under the name of a credential.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Token": "correct horse" } } } }',
    right: '{ "providers": { "provider_a": { "customHeaders": { "X-Gateway-Route": "research" } } } }',
  },

  refusesValue: true,

  check: (context) => checkAllValues(context, findSecrets),
};

function* findSecrets({ configuration }: RuleContext): Iterable<RuleFinding> {
  yield* findInHeaders(configuration.entries);
  yield* findInHeaders(configuration.unknownEntries);
}

function* findInHeaders(entries: readonly EntryView[]): Iterable<RuleFinding> {
  for (const view of entries) {
    for (const { path, name, value } of view.headers) {
      const found = judgeHeader(name, value);
      if (found === undefined) continue;
      yield {
        place: { path, part: found.part },
        message: found.message,
        advice:
          "Remove the header, revoke the credential, and store the new one where the assistant keeps credentials.",
        fix: {
          title: "Remove the header.",
          safe: found.likeness === "certain" || found.part === "key",
          steps: [{ kind: "remove", path }],
        },
      };
    }
  }
}

interface Judgement {
  readonly part: "key" | "value";
  readonly likeness: Likeness;
  readonly message: string;
}

/** Looks at a header's value, and at what may have been pasted behind its name. */
function judgeHeader(name: string, value: Json): Judgement | undefined {
  const line = readHeaderLine(name);
  const text = value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
  // Words that only spaces separate may be one name.
  const isOneName = line.name !== name && !/[:=]/.test(name);
  for (const [part, held] of [["value", text] as const, ["key", line.value] as const]) {
    if (held === "") continue;
    const byName = likenessByName(line.name, held) ?? (isOneName ? likenessByName(name, text) : undefined);
    const isNone = isPlaceholder(held) || isNamedId(line.name, held);
    const byValue = isNone ? undefined : credentialLikeness(held);
    if (byName === undefined && byValue === undefined) continue;
    const holder = part === "key" ? "name" : "value";
    const message =
      byName === undefined
        ? `The ${holder} of the header ${quoteHeader(name)} looks like a credential.`
        : `The header ${quoteHeader(name)} has the name of a credential.`;
    return { part, likeness: byValue === "certain" ? byValue : (byName ?? "likely"), message };
  }
  return undefined;
}
