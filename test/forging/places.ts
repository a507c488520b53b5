import {
  type CheckedFile,
  type CheckSettings,
  checkFile,
  checkPolicyFile,
  compareSides,
  type FileChanges,
  type JsonObject,
  noPolicy,
  type Policy,
  type Side,
  shippedVocabulary,
} from "../../shared/index.ts";
import { changeOf, knownChanges, unknownChanges } from "../shared/report/samples.ts";

/** A file's text with some text at one place. */
type Place = (quoted: string, raw: string) => string;

const inProviders = (providers: string) => `{ "providers": { ${providers} } }`;
const inEntry = (fields: string) => inProviders(`"provider_a": { ${fields} }`);
const inModels = (fields: string) => inEntry(`"models": { ${fields} }`);

/** Every place of a configuration that takes a text. Each makes a diagnostic of most texts. */
const CONFIGURATION_PLACES: Readonly<Record<string, Place>> = {
  "a key of the document": (quoted) => `{ ${quoted}: 1 }`,
  "a provider": (quoted) => inProviders(`${quoted}: {}`),
  "a key of an entry": (quoted) => inEntry(`${quoted}: 1`),
  "a key twice": (quoted) => `{ ${quoted}: 1,\n${quoted}: 2 }`,
  "a header's name": (quoted) => inEntry(`"customHeaders": { ${quoted}: "Bearer correct-horse" }`),
  "a reserved header's name": (quoted) => inEntry(`"customHeaders": { ${quoted.replace(/"$/, ':Host"')}: 1 }`),
  "a custom provider": (quoted) => inProviders(`"custom": { ${quoted}: { "protocol": 1 } }`),
  "a custom provider with a blank": (quoted) => inProviders(`"custom": { ${quoted.replace(/"$/, ' "')}: {} }`),
  "a custom provider's type": (quoted) => inProviders(`"custom": { "a": { "type": ${quoted} } }`),
  "a model allowed and denied": (quoted) => inModels(`"allow": [${quoted}], "deny": [${quoted}]`),
  "a model patched": (quoted) => inModels(`"overrides": { ${quoted}: { "maxOutputTokens": 0 } }`),
  "a model twice": (quoted) => inModels(`"custom": [{ "id": ${quoted} }, { "id": ${quoted}, "family": ${quoted} }]`),
  "a media type": (quoted) => inModels(`"overrides": { "a": { "supportedInputMediaTypes": [${quoted}] } }`),
  "a protocol": (quoted) => inEntry(`"protocol": ${quoted}`),
  "a protocol's endpoint": (quoted) => inEntry(`"endpoints": { ${quoted}: "", "provider-b-chat": ${quoted} }`),
  "a discovery": (quoted) => inModels(`"discovery": ${quoted}`),
  "a base URL": (quoted) => inEntry(`"baseUrl": ${quoted}, "endpoint": ${quoted}`),
  "a base URL's host": (quoted) => inEntry(`"baseUrl": ${quoted.replace('"', '"http://')}`),
  "a base URL's path": (quoted) => inEntry(`"baseUrl": ${quoted.replace('"', '"http://host.example/')}`),
  "a base URL's query": (quoted) => inEntry(`"baseUrl": ${quoted.replace('"', '"http://host.example/?')}`),
  "a schema": (quoted) => `{ "$schema": ${quoted}, "a": 1 }`,
  "a misspelled base URL": (quoted) => inEntry(`"baseURL": ${quoted}`),
  "a header under a misspelled key": (quoted) => inEntry(`"customheaders": { "X-A": ${quoted} }`),
  "a base URL beside a misspelled key": (quoted) => inEntry(`"baseUrl": ${quoted}, "Enabled": true`),
  "a base URL beside wrong quotes": (quoted) => inEntry(`“baseUrl”: ${quoted}`),
  "a comment beside a misspelled key": (_, raw) => `{ "Providers": {} // ${raw}\n}`,
  "a comment on a line": (_, raw) => `{ // ${raw}\n"a": 1 }`,
  "a comment between brackets": (_, raw) => `{ /* ${raw} */ "a": 1 }`,
  "an ignore comment's rule": (_, raw) => `{ // steward-ignore-next-line ${raw}: reason\n"a": 1 }`,
  "an ignore comment's reason": (_, raw) => `{ // steward-ignore-next-line syntax: ${raw}\n"a": 1 }`,
  "the reason of a comment that suppresses": (_, raw) =>
    `{ /* steward-ignore-next-line unknown-key: ${raw} */\n"a": 1,\n"providers": 1 }`,
  "nowhere in particular": (_, raw) => `{ ${raw} }`,
  "a value without quotes": (_, raw) => `{ "a": ${raw}, "b": 1 }`,
  "a value without an end": (quoted) => `{ "a": ${quoted.slice(0, -1)}\n}`,
  "a key without a colon": (quoted) => `{ ${quoted} 1 }`,
};

const COMPLETE =
  '"maxContextLength": 8192, "supportsImages": false, "supportsToolResultImages": false, "supportsTools": true, "supportsWebSearch": false';

/** Places where most texts are right, so that what a configuration means holds them. */
const RIGHT_PLACES: Readonly<Record<string, Place>> = {
  "a custom provider that is right": (quoted) =>
    inProviders(`"custom": { ${quoted}: { "type": "provider-b-compatible", "models": { "allow": ["a"] } } }`),
  "a header's name that is right": (quoted) =>
    inEntry(`"customHeaders": { ${quoted}: "research" }, "models": { "allow": ["a"] }`),
  "a model that is allowed": (quoted) => inModels(`"allow": [${quoted}]`),
  "a model that is denied": (quoted) => inModels(`"deny": [${quoted}]`),
  "a model with another name": (quoted) => inModels(`"overrides": { "a": { "name": ${quoted}, "family": ${quoted} } }`),
  "a model with another URL": (quoted) => inModels(`"overrides": { "a": { "baseUrl": ${quoted} } }`),
  "a model with media types": (quoted) => inModels(`"overrides": { "a": { "supportedInputMediaTypes": [${quoted}] } }`),
  "a model patched in the right way": (quoted) => inModels(`"overrides": { ${quoted}: { "supportsTools": true } }`),
  "a custom model that is right": (quoted) =>
    inModels(`"custom": [{ "id": ${quoted}, "name": ${quoted}, "family": ${quoted}, ${COMPLETE} }]`),
  "a custom model's URL": (quoted) =>
    inModels(`"custom": [{ "id": "a", "name": "A", "baseUrl": ${quoted}, ${COMPLETE} }]`),
  "a profile": (quoted) =>
    inProviders(
      `"provider_cloud": { "cloud": { "profile": ${quoted}, "region": ${quoted} }, "models": { "allow": ["a"] } }`,
    ),
  "a base URL of models": (quoted) => inEntry(`"baseUrl": ${quoted}, "models": { "allow": ["a"] }`),
  "an endpoint of models": (quoted) =>
    inEntry(`"endpoints": { "provider-a-messages": ${quoted} }, "models": { "allow": ["a"] }`),
};

const POLICY_PLACES: Readonly<Record<string, Place>> = {
  "a key of the policy": (quoted) => `{ ${quoted}: 1 }`,
  "a rule's name": (quoted) => `{ "rules": { ${quoted}: "off" } }`,
  "a severity": (quoted) => `{ "rules": { "unknown-key": ${quoted} } }`,
  "an approved host": (quoted) => `{ "approvedHosts": [${quoted}, ""] }`,
  "a model of a catalogue": (quoted) => `{ "modelCatalog": { ${quoted}: [${quoted}, 1], ${quoted}: 1 } }`,
  "a layer": (quoted) => `{ "layers": { "enforced": ${quoted}, "default": 1 } }`,
  "a key of the layers": (quoted) => `{ "layers": { ${quoted}: 1 } }`,
  "an ignored rule": (quoted) => `{ "ignores": [{ "rule": ${quoted}, "reason": ${quoted} }] }`,
  "an ignored file": (quoted) => `{ "ignores": [{ "rule": "syntax", "files": [${quoted}], "reason": "" }] }`,
  "an ignored place": (quoted) => `{ "ignores": [{ "rule": "syntax", "pointer": ${quoted}, ${quoted}: 1 }] }`,
};

/** A file that holds a text at one place. */
export interface Written {
  readonly place: string;
  readonly kind: "configuration" | "policy";
  readonly content: string;
  /** Of the policy by which it is checked. */
  readonly ignores?: Policy["ignores"];
}

/**
 * A file for each place where one can hold a text.
 *
 * @param quoted the text as JSON, which can be written in several ways.
 */
export function writeAtAllPlaces(text: string, quoted = JSON.stringify(text)): readonly Written[] {
  const write = (kind: Written["kind"]) => {
    return ([place, content]: readonly [string, Place]) => ({ place, kind, content: content(quoted, text) });
  };
  return [
    ...Object.entries(CONFIGURATION_PLACES).map(write("configuration")),
    ...Object.entries(POLICY_PLACES).map(write("policy")),
    ignoredFor(text),
  ];
}

/** A configuration with findings that a policy ignores, for a reason. */
function ignoredFor(reason: string): Written {
  return {
    place: "the reason of an ignore",
    kind: "configuration",
    content: '{ "a": 1,\n"providers": 1 }',
    ignores: [{ rule: "unknown-key", reason }],
  };
}

/** A configuration for each place where most texts are right. */
export function writeAtRightPlaces(text: string, quoted = JSON.stringify(text)): readonly Written[] {
  return Object.entries(RIGHT_PLACES).map(([place, content]) => ({
    place,
    kind: "configuration",
    content: content(quoted, text),
  }));
}

/** Checks a file as what it is. */
export function check(path: string, { kind, content, ignores = [] }: Written, settings?: CheckSettings): CheckedFile {
  const bytes = new TextEncoder().encode(content);
  const policy = { ...noPolicy, ...settings?.policy, ignores };
  return kind === "policy" ? checkPolicyFile(path, bytes).file : checkFile(path, bytes, { ...settings, policy });
}

/** Makes something of each text once: many tests look at the same texts. */
export function once<Value>(make: (text: string) => Value): (text: string) => Value {
  const made = new Map<string, Value>();
  return (text) => {
    const value = made.get(text) ?? make(text);
    made.set(text, value);
    return value;
  };
}

/** Files with a text at each place, checked. Each path is in turn the text, ends in the text, and is without it. */
export const filesWith = once((text: string): readonly CheckedFile[] => {
  const paths = ["providers.jsonc", text, `teams/${text}`];
  return writeAtAllPlaces(text).map((file, index) => check(paths[index % paths.length] ?? "", file));
});

/** A configuration with a text at each place, and what a report may say of it. */
export const configurationsWith = once((text: string): readonly (CheckedFile & { readonly content: string })[] =>
  writeAtAllPlaces(text)
    .filter(({ kind, content }) => kind === "configuration" && content.isWellFormed())
    .map((file) => {
      const { path, diagnostics, suppressed, source } = check("providers.jsonc", file);
      return { path, diagnostics, suppressed, source, content: file.content };
    }),
);

/** What changes in a file and what is not known of another, with a text as every name. */
export function hostileChanges(text: string): readonly FileChanges[] {
  const changes = [changeOf(text, text, 3), changeOf(text, `teams/${text}`, 4, "none")];
  return [knownChanges(text, changes, "new"), unknownChanges(text, text)];
}

/** What a change does that brings a configuration with a text as every name. */
export function changesBringing(text: string): readonly FileChanges[] {
  const entry = {
    baseUrl: `https://${text}`,
    customHeaders: { [text]: text },
    models: { custom: [], allow: [text], overrides: { [text]: { name: text, baseUrl: `https://x.example/${text}` } } },
  };
  const custom = { [text]: { type: "provider-b-compatible", ...entry } };
  const side = (providers: JsonObject): Side => ({
    layers: [{ kind: "user", label: text, value: { providers } }],
    vocabulary: shippedVocabulary,
  });
  const { changes } = compareSides(
    side({ provider_a: { models: { allow: ["m"] } } }),
    side({ provider_a: entry, custom }),
  );
  return [knownChanges(text, changes)];
}

/** What changes in files that have a text as their path, and as the name of what changes. */
export function changesWith(text: string): readonly FileChanges[] {
  return [knownChanges(text, [changeOf(text, text, 3)]), unknownChanges(text, text)];
}
