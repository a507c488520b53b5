import { expect, it } from "vitest";
import { compareChangeSet } from "../../action/compare.ts";
import type { ChangedFile } from "../../action/files/change-set.ts";
import type { Repository } from "../../action/files/repository.ts";
import { readGoverned } from "../../action/governed.ts";
import { UNCHANGED_FILES_MAX_READ } from "../../action/limits.ts";
import { loadSides } from "../../action/sides.ts";
import { err, type FileChanges, ok } from "../../shared/index.ts";
import { repositoryOf } from "./support/repository-of.ts";

type Files = Readonly<Record<string, string | null>>;

const POLICY = '{ "layers": { "enforced": "e/providers.json" } }';
const CLOSED = '{ "providers": { "provider_g": { "enabled": false }, "custom": { "gateway": { "enabled": false } } } }';
const GATEWAY =
  '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible", "baseUrl": "https://g.example.com/v1" } } } }';
const INPUTS = { policy: "policy.json", layers: [], vocabulary: undefined };
const matches = (path: string) => path.endsWith("providers.json");

/** Compares two repositories as a whole. */
async function compare(before: Files, after: Files, more: Partial<Repository> = {}) {
  const head = { ...repositoryOf(after), ...more };
  const openBefore = async () => ok(repositoryOf(before));
  const paths = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  const files = paths
    .filter((path) => before[path] !== after[path])
    .map(
      (path): ChangedFile => ({
        path,
        formerPath: before[path] === undefined ? null : path,
        now: after[path] === undefined ? "nothing" : after[path] === null ? "link" : "file",
        blobSha: null,
        patch: undefined,
      }),
    );
  const sides = await loadSides({ files, head, openBefore }, INPUTS, matches);
  if (!sides.ok) throw new Error(sides.error.reason);
  const governed = await readGoverned({ files, head }, sides.value, matches);
  return (await compareChangeSet({ files, head, openBefore, isTrusted: true }, sides.value, governed, matches)) ?? [];
}

function firstText(files: readonly FileChanges[]): string | undefined {
  return files.flatMap((file) => (file.kind === "known" ? file.changes.map(({ text }) => text) : []))[0];
}

/** Each file's state, with the changes in it that have an effect. */
function brief(files: readonly FileChanges[]) {
  return files.map((file) =>
    file.kind === "unknown"
      ? [file.path, file.reason]
      : [
          file.path,
          file.file,
          ...file.changes
            .filter(({ effect }) => effect !== "none")
            .map(({ effect, provider }) => `${effect} ${provider}`),
        ],
  );
}

const layered = { "policy.json": POLICY, "e/providers.json": CLOSED };

it("states what the settings no longer fix once, and what they do for each configuration that they govern", async () => {
  const files = { "a/providers.json": GATEWAY, "b/providers.json": "{}", "c/providers.json": GATEWAY };
  const opened = { ...layered, ...files, "e/providers.json": "{}", "c/providers.json": `${GATEWAY}\n` };
  expect(brief(await compare({ ...layered, ...files }, opened))).toEqual([
    ["e/providers.json", "changed", "opens provider_g", "opens gateway"],
    ["c/providers.json", "changed", "opens provider_g", "opens gateway"],
    ["a/providers.json", "unchanged", "opens provider_g", "opens gateway"],
    ["b/providers.json", "unchanged", "opens provider_g"],
  ]);
});

it("compares nothing else where a change touches no settings", async () => {
  const list = async () => Promise.reject(new Error("Asked for."));
  const before = { ...layered, "a/providers.json": "{}", "b/providers.json": "{}" };
  expect(brief(await compare(before, { ...before, "a/providers.json": GATEWAY }, { list }))).toEqual([
    ["a/providers.json", "changed"],
  ]);
});

it("compares by the names of each $schema, and by those of each policy", async () => {
  const silent = '{ "providers": { "openai": {} } }';
  const named = '{ "$schema": "https://posit.co/schemas/providers.schema.json", "providers": { "openai": {} } }';
  const reached = '{ "baseUrl": "https://gateway.example.com/v1" }';
  const own = (before: string, after: string) => compare({ "providers.json": before }, { "providers.json": after });
  expect(brief(await own(silent, named))).toEqual([["providers.json", "changed"]]);
  const hidden = await own(named, silent.replace("{}", reached));
  expect(brief(hidden)).toEqual([["providers.json", "changed", "opens openai", "moves openai"]]);
  const policy = { "policy.json": '{ "vocabulary": "posit-assistant" }' };
  const ofPolicy = await compare({ "providers.json": silent }, { "providers.json": silent, ...policy });
  expect(brief(ofPolicy)[0]).toEqual(["policy.json", "changed"]);
  expect(brief(ofPolicy)[1]).toEqual(expect.arrayContaining(["unchanged", "opens openai", "breaks provider_a"]));
  const closed = named.replace("{}", '{ "enabled": false }');
  expect(brief(await compare({}, { "providers.json": closed }))).toEqual([["providers.json", "new"]]);
  expect(brief(await compare({ "providers.json": closed }, {}))).toEqual([
    ["providers.json", "removed", "opens openai"],
  ]);
});

it("states a policy that only checks otherwise once", async () => {
  const before = { ...layered, "a/providers.json": GATEWAY };
  const looser = '{ "layers": { "enforced": "e/providers.json" }, "rules": { "plain-http": "off" } }';
  expect(brief(await compare(before, { ...before, "policy.json": looser }))).toEqual([
    ["policy.json", "changed", "opens null"],
  ]);
});

it("judges a layer by itself only where it governs no configuration", async () => {
  const byDefault = (entry: string) => `{ "providers": { "custom": { "gateway": ${entry} } } }`;
  const policy = { "policy.json": '{ "layers": { "default": "d/providers.json" } }' };
  const before = { ...policy, "d/providers.json": "{}" };
  const after = {
    ...policy,
    "d/providers.json": byDefault('{ "type": "provider-b-compatible", "baseUrl": "https://g.example.com/v1" }'),
  };
  expect(brief(await compare(before, after))).toEqual([["d/providers.json", "changed", "opens gateway"]]);
  const overriding = { "a/providers.json": byDefault('{ "enabled": false }') };
  expect(brief(await compare({ ...before, ...overriding }, { ...after, ...overriding }))).toEqual([
    ["d/providers.json", "changed"],
  ]);
});

it("compares a new configuration with an empty file under the old settings, and breaks nothing by it", async () => {
  const closing =
    '{ "providers": { "provider_b": { "enabled": false }, "custom": { "gateway": { "type": "provider-b-compatible" } } } }';
  expect(brief(await compare({}, { "new/providers.json": closing }))).toEqual([
    ["new/providers.json", "new", "opens gateway"],
  ]);
});

it("says how near a new host is to one that configurations use", async () => {
  const at = (host: string) => GATEWAY.replace("g.example.com", host);
  const used = {
    "a/providers.json": at("llm-gateway.example.com"),
    "b/providers.json": at("llm-gateway.example.com"),
  };
  const changes = await compare(used, { ...used, "a/providers.json": at("llm-gatway.example.com") });
  expect(firstText(changes)).toBe(
    "Requests of `gateway` go to llm-gatway.example.com, which none went to before. `llm-gatway.example.com` differs by one letter from `llm-gateway.example.com`, which 1 configuration uses.",
  );
  const moved = {
    "a/providers.json": at("llm-gatway.example.com"),
    "b/providers.json": at("llm-gatway.example.com"),
  };
  expect(firstText(await compare(used, moved))).toMatch(/ from `llm-gateway\.example\.com`, which was in use\.$/);
});

it("takes a configuration that becomes a layer, and the other way round, for what it is on each side", async () => {
  const files = { "e/providers.json": GATEWAY, "a/providers.json": "{}" };
  const become = await compare({ "policy.json": "{}", ...files }, { "policy.json": POLICY, ...files });
  expect(brief(become)).toEqual([
    ["policy.json", "changed"],
    ["a/providers.json", "unchanged", "opens gateway"],
  ]);
  const changed = await compare(
    { "policy.json": "{}", ...files },
    { "policy.json": POLICY, ...files, "e/providers.json": `${GATEWAY}\n` },
  );
  expect(brief(changed)).toEqual([
    ["policy.json", "changed"],
    ["e/providers.json", "changed"],
    ["a/providers.json", "unchanged", "opens gateway"],
  ]);
});

it("compares what is removed with the layers alone", async () => {
  const open = {
    "policy.json": POLICY,
    "e/providers.json": '{ "providers": { "provider_b": { "enabled": false } } }',
  };
  const closed = '{ "providers": { "provider_b": { "enabled": true }, "provider_g": { "enabled": false } } }';
  expect(brief(await compare({ ...open, "a/providers.json": closed }, open))).toEqual([
    ["a/providers.json", "removed", "opens provider_g"],
  ]);
});

it("takes a policy that is moved for one that is removed: what its name was before is not known", async () => {
  const policy = '{ "approvedHosts": ["api.example.com"] }';
  expect(brief(await compare({ "policy.json": policy }, { "moved.json": policy }))).toEqual([
    ["policy.json", "changed", "opens null"],
  ]);
});

it("knows nothing by settings of which one cannot be read, and asks for no other file then", async () => {
  const list = async () => Promise.reject(new Error("Asked for."));
  const before = { ...layered, "a/providers.json": "{}" };
  const after = { ...layered, "e/providers.json": null, "a/providers.json": GATEWAY };
  const reason = 'The enforced layer "e/providers.json" cannot be read. It is no file.';
  expect(brief(await compare(before, after, { list }))).toEqual([
    ["e/providers.json", reason],
    ["a/providers.json", reason],
  ]);
});

it("does not know what settings do to a link that the change does not touch", async () => {
  const before = { ...layered, "l/providers.json": null };
  const [settings, link] = await compare(before, { ...before, "e/providers.json": "{}" });
  expect(settings).toMatchObject({ kind: "known", notCompared: [] });
  expect(link).toEqual({ kind: "unknown", path: "l/providers.json", reason: "It is no file." });
});

it("names the configurations that the settings govern, and those alone", async () => {
  const before = { ...layered, "e/providers.json": CLOSED, "a/providers.json": "{}" };
  const after = { ...before, "e/providers.json": "{}" };
  expect((await compare({ ...before, "gone/providers.json": "{}" }, after))[0]).toMatchObject({
    governs: ["a/providers.json"],
  });
});

it("says how many configurations it did not compare, and no longer that nothing opens", async () => {
  const many = Object.fromEntries(
    Array.from({ length: UNCHANGED_FILES_MAX_READ + 2 }, (_, index) => [`${index}/providers.json`, "{}"]),
  );
  const open = { "policy.json": POLICY, "e/providers.json": "{}", ...many };
  const closed = { ...open, "e/providers.json": CLOSED };
  const [settings, ...governed] = await compare(open, closed);
  expect(settings).toMatchObject({
    path: "e/providers.json",
    widens: undefined,
    notCompared: [
      `2 configurations that the change does not touch were not compared: one run compares ${UNCHANGED_FILES_MAX_READ}.`,
    ],
  });
  expect(governed).toHaveLength(UNCHANGED_FILES_MAX_READ);
  expect((await compare(closed, open))[0]).toMatchObject({ widens: true, notCompared: [expect.any(String)] });
});

it("says where the files cannot be listed", async () => {
  const list = async () => err({ reason: "GitHub answered 403." });
  const changes = await compare(layered, { ...layered, "e/providers.json": `${CLOSED}\n` }, { list });
  const [settings] = changes;
  expect(changes).toHaveLength(1);
  expect(settings).toMatchObject({ widens: undefined, notCompared: ["GitHub answered 403."] });
});
