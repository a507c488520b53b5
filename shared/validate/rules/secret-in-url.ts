import { allEntries } from "../../effective/entries.ts";
import { nameOfUrl, urlsOf } from "../../effective/urls.ts";
import { isObject, type Path, textAt } from "../../text/json.ts";
import { findUrlSecrets, type UrlSecrets } from "../../text/url-secrets.ts";
import { quote } from "../../text/wording.ts";
import { checkAllValues } from "../losing-values.ts";
import type { FixStep, Rule, RuleContext, RuleFinding } from "./rule.ts";

/** A longer list of parameters would not help. */
const NAMED_PARAMETERS_MAX = 3;

export const secretInUrl: Rule = {
  id: "secret-in-url",
  severity: "error",
  summary: "A URL that contains a credential",
  why: "The file is shared and versioned, and URLs end up in logs: anyone who can read one of them can use the credential.",
  description:
    "Finds user names and passwords before a host, parameters of a query, fragment or path with the name of a credential (`key`, `token`, `api_key`, `sig`, `code` and similar) or whose value has the shape of one, and such shapes anywhere else in a URL. Checks every `baseUrl`, `endpoint` and `endpoints`, including invalid URLs, entries with an unknown id, values hidden by a duplicate key, and a `$schema` that is a URL. Ignores placeholders such as `${GATEWAY_KEY}`. The value is never repeated.",
  fix: "Removes the user name and password and the parameters; a token in a path stays, because the path without it is unknown.",
  examples: {
    wrong: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1?api_key=correct-horse" } } }',
    right: '{ "providers": { "provider_a": { "baseUrl": "https://gateway.example.com/v1" } } }',
  },

  check: (context) => checkAllValues(context, findSecrets),
};

function* findSecrets(context: RuleContext): Iterable<RuleFinding> {
  for (const { path, text, name } of textsToCheck(context)) {
    const secrets = findUrlSecrets(text);
    const held = describeSecrets(secrets);
    if (held === "") continue;
    const removal = { title: "Remove the credential.", safe: true, steps: stepsOf(path, secrets) };
    yield {
      place: { path, part: "value" },
      message: `${name()} contains a credential, or what looks like one: ${held}.`,
      advice: "Remove it, revoke the credential, and store the new one where the assistant keeps credentials.",
      ...(secrets.hasToken || secrets.hasHiddenPassword ? {} : { fix: removal }),
    };
  }
}

function stepsOf(path: Path, { removals }: UrlSecrets): readonly FixStep[] {
  return removals.map(({ start, end }) => ({ kind: "edit-string", path, start, end, text: "" }));
}

function* textsToCheck(context: RuleContext): Iterable<{ path: Path; text: string; name: () => string }> {
  for (const url of urlsOf(allEntries(context.configuration)))
    yield { path: url.path, text: url.text, name: () => nameOfUrl(url) };
  const schema = isObject(context.configuration.document)
    ? textAt(context.configuration.document, "$schema")
    : undefined;
  if (schema !== undefined && /^\s*https?:/i.test(schema))
    yield { path: ["$schema"], text: schema, name: () => 'The URL in "$schema"' };
}

/** What kinds of secrets there are, without their values; "" where there are none. */
function describeSecrets({ userinfo, parameters, hasToken, hasHiddenPassword }: UrlSecrets): string {
  const names = [...new Set(parameters.filter((name) => name !== ""))].map(quote);
  const named = names.slice(0, NAMED_PARAMETERS_MAX).join(", ");
  const others = names.length > NAMED_PARAMETERS_MAX ? " and others" : "";
  return [
    ...(userinfo.length === 0 ? [] : ["a user name or password before the host"]),
    ...(named === "" ? [] : [`the parameter${names.length === 1 ? "" : "s"} ${named}${others}`]),
    ...(parameters.includes("") ? ["a parameter without a name"] : []),
    ...(hasToken ? ["what looks like a token"] : []),
    ...(hasHiddenPassword ? ['a password with a "/", "?" or "#" in it'] : []),
  ].join(", ");
}
