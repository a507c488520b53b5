import { allEntries, headersOf } from "../../effective/entries.ts";
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

function* findSecrets(context: RuleContext): Iterable<RuleFinding> {
  for (const view of allEntries(context.configuration)) {
    for (const { path, name, value } of headersOf(view)) {
      const found = judge(name, value);
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
function judge(name: string, value: Json): Judgement | undefined {
  const line = readHeaderLine(name);
  // Words that only spaces separate may be one name.
  const isLine = /[:=]/.test(name);
  const text = value === null ? "" : typeof value === "object" ? JSON.stringify(value) : String(value);
  const values = [
    { part: "value", text, holder: `value of the header ${quoteHeader(name)}` },
    { part: "key", text: line.value, holder: `name of the header ${quoteHeader(name)}` },
  ] as const;
  for (const { part, text: held, holder } of values) {
    const byName = likenessByName(line.name, held) ?? (isLine ? undefined : likenessByName(name, text));
    const isNone = isPlaceholder(held) || isNamedId(line.name, held);
    const byValue = isNone ? undefined : credentialLikeness(held);
    if (byName === undefined && byValue === undefined) continue;
    const message =
      byName === undefined
        ? `The ${holder} looks like a credential.`
        : `The header ${quoteHeader(name)} has the name of a credential.`;
    return { part, likeness: byValue === "certain" ? byValue : (byName ?? "likely"), message };
  }
  return undefined;
}
