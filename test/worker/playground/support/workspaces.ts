/** Every fixture as what the playground holds, and as the files that the terminal reads. */

import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { checkFile } from "../../../../shared/index.ts";
import { DOCUMENTS, NOTHING, type Workspace } from "../../../../worker/playground/workspace/workspace.ts";
import { layerDocument } from "../../../support/arbitrary-layers.ts";
import { validPolicy } from "../../../support/arbitrary-policy.ts";
import { arbitraryUrl } from "../../../support/arbitrary-url.ts";
import { allFixtures, type Fixture, settingsOf } from "../../../support/fixtures.ts";

export interface NamedWorkspace {
  readonly name: string;
  readonly workspace: Workspace;
}

const FIRST = `{ "providers": { "provider_a": { "enabled": true }, "provider_b": { "models": { "deny": ["example-old"] } } } }\n`;

const LAYERS = { enforced: "enforced.jsonc", default: "default.jsonc" };

/**
 * The fixtures that an editor can hold: others are no UTF-8. Each comes with a right file before it. Those of policies that name
 * layers are left out: the playground has layers in tabs, and follows no path.
 */
export const FIXTURES: readonly NamedWorkspace[] = allFixtures.flatMap((fixture) => {
  const text = textOf(fixture);
  if (text === undefined || (fixture.folder === "policy-file" && text.includes('"layers"'))) return [];
  return [{ name: `${fixture.folder}/${fixture.kind}/${fixture.name}`, workspace: workspaceOf(fixture, text) }];
});

/** The same with what is wrong in the file before. */
export const WRONG_BEFORE: readonly NamedWorkspace[] = FIXTURES.filter(({ name }) => name.includes("/err/")).map(
  ({ name, workspace }) => ({
    name: `before/${name}`,
    workspace: { ...workspace, before: workspace.configuration, configuration: FIRST },
  }),
);

/** Every character in a host, by schemes whose hosts parsers treat in different ways. */
export const HOSTS: NamedWorkspace = {
  name: "hosts",
  workspace: { ...NOTHING, configuration: filesOfHosts("a"), before: filesOfHosts("b") },
};

function filesOfHosts(start: string): string {
  const urls = Array.from({ length: 128 }, (_, code) => `${start}${String.fromCharCode(code)}.example.com`);
  const entries = urls.flatMap((host, index) =>
    ["https", "wss", "foo"].map((scheme) => [
      `${scheme}-${index}`,
      { type: "provider-b-compatible", baseUrl: `${scheme}://${host}/` },
    ]),
  );
  return JSON.stringify({ providers: { custom: Object.fromEntries(entries) } }, undefined, 1);
}

/** Files with layers, policies and URLs of all kinds. */
export function generatedWorkspaces(seed: number, count: number): readonly NamedWorkspace[] {
  const json = (value: fc.Arbitrary<unknown>) => value.map((one) => JSON.stringify(one, undefined, 2));
  const arbitrary = fc.record({
    configuration: json(fc.oneof(layerDocument, manyUrls)),
    before: json(fc.oneof(layerDocument, manyUrls)),
    enforced: json(layerDocument),
    default: json(layerDocument),
    policy: json(validPolicy.map((policy) => ({ ...policy, layers: LAYERS }))),
  });
  return fc
    .sample(arbitrary, { seed, numRuns: count })
    .map((texts, index) => ({ name: `generated/${index}`, workspace: { ...NOTHING, ...texts } }));
}

/** URLs are read by the platform, which is another one in a browser. */
const manyUrls = fc.array(arbitraryUrl, { minLength: 20, maxLength: 20 }).map((urls) => {
  const entries = urls.map((baseUrl, index) => [`p${index}`, { type: "provider-b-compatible", baseUrl }]);
  return { providers: { custom: Object.fromEntries(entries) } };
});

function textOf({ url }: Fixture): string | undefined {
  const bytes = readFileSync(url);
  const text = new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes);
  return Buffer.from(text).equals(bytes) ? text : undefined;
}

function workspaceOf(fixture: Fixture, text: string): Workspace {
  const { policy, layers } = settingsOf(fixture);
  if (fixture.folder === "vocabulary-file")
    return { ...NOTHING, configuration: FIRST, before: FIRST, vocabulary: text };
  if (fixture.folder === "policy-file") return { ...NOTHING, configuration: FIRST, before: FIRST, policy: text };
  const named = {
    ...(layers?.enforced && { enforced: LAYERS.enforced }),
    ...(layers?.default && { default: LAYERS.default }),
  };
  return {
    ...NOTHING,
    configuration: text,
    before: beforeOf(fixture),
    policy: JSON.stringify({ ...policy, layers: named }),
    enforced: layers?.enforced === undefined ? "" : JSON.stringify(layers.enforced),
    default: layers?.default === undefined ? "" : JSON.stringify(layers.default),
  };
}

/** A right file of the same folder, or one for all. */
function beforeOf({ folder, name }: Fixture): string {
  const right = allFixtures.filter((one) => one.folder === folder && one.kind === "ok" && one.name !== name);
  const texts = right.flatMap((one) => textOf(one) ?? []);
  return (
    texts.find((text) =>
      checkFile(name, new TextEncoder().encode(text)).diagnostics.every(({ rule }) => rule !== "syntax"),
    ) ?? FIRST
  );
}

/** Writes the documents of a workspace that are there as files. */
export function writeWorkspace(folder: string, workspace: Workspace): void {
  mkdirSync(folder, { recursive: true });
  for (const { name, path } of DOCUMENTS) {
    if (name === "configuration" || workspace[name] !== "") writeFileSync(join(folder, path), workspace[name]);
  }
}
