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
  findsCredentials: true,
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

function* findSecrets({ configuration }: RuleContext): Iterable<RuleFinding> {
  const { document, urls, unknownEntries } = configuration;
  for (const list of [urls, urlsOf(unknownEntries)]) {
    for (const url of list) {
      const secrets = findUrlSecrets(url.text);
      if (holdsAny(secrets)) yield secretFinding(secrets, url.path, nameOfUrl(url));
    }
  }
  const schema = isObject(document) ? textAt(document, "$schema") : undefined;
  if (schema === undefined || !isSchemaUrl(schema)) return;
  const secrets = findUrlSecrets(schema);
  if (holdsAny(secrets)) yield secretFinding(secrets, ["$schema"], 'The URL in "$schema"');
}

/** True for a "$schema" that is a URL, and not a path. */
export function isSchemaUrl(schema: string): boolean {
  return /^\s*https?:/i.test(schema);
}

function holdsAny({ userinfo, parameters, hasToken, hasHiddenPassword }: UrlSecrets): boolean {
  return userinfo.length > 0 || parameters.length > 0 || hasToken || hasHiddenPassword;
}

/** @param name of the URL, at the start of a sentence. */
function secretFinding(secrets: UrlSecrets, path: Path, name: string): RuleFinding {
  const removal = { title: "Remove the credential.", safe: true, steps: stepsOf(path, secrets) };
  return {
    place: { path, part: "value" },
    message: `${name} contains a credential, or what looks like one: ${describeSecrets(secrets)}.`,
    advice: "Remove it, revoke the credential, and store the new one where the assistant keeps credentials.",
    ...(secrets.hasToken || secrets.hasHiddenPassword ? {} : { fix: removal }),
  };
}

function stepsOf(path: Path, { removals }: UrlSecrets): readonly FixStep[] {
  return removals.map(({ start, end }) => ({ kind: "edit-string", path, start, end, text: "" }));
}

/** The kinds of secrets that there are, without their values. */
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
