import { describe, expect, test } from "vitest";
import { checkChangeSet } from "../action/check.ts";
import type { ChangeSet } from "../action/files/change-set.ts";
import type { Repository } from "../action/files/repository.ts";
import { fileMatcher } from "../action/globs.ts";
import { nothingGoverned } from "../action/governed.ts";
import { loadSettings } from "../action/load-settings.ts";
import { type Diagnostic, err, ok, type Severity } from "../shared/index.ts";
import { overHttp, terminalIn } from "./support/doors.ts";
import { twoVariants } from "./support/two-variants.ts";

const FILE = "providers.json";
const ENFORCED = "layers/enforced.json";
const DEFAULT = "layers/default.json";

const CLOUD = { type: "cloud-hosted" };
const LAKE = { type: "lake-hosted", lake: { pond: "north" } };

/** The custom provider `x` in each layer, and the place where something has no effect. */
interface Case {
  readonly name: string;
  readonly enforced?: object;
  readonly user?: object;
  readonly default?: object;
  readonly findings: readonly `${Severity} ${string}`[];
}

const CASES: readonly Case[] = [
  { name: "nothing is wrong", enforced: { enabled: false }, user: CLOUD, default: { baseUrl: "" }, findings: [] },
  { name: "a layer completes the file's entry", user: { enabled: true }, default: CLOUD, findings: [] },
  {
    name: "the file's entry is not valid, whichever type it gets",
    user: { unknown: 1 },
    default: CLOUD,
    findings: [`error ${FILE}`],
  },
  {
    name: "the file gives way to a layer that has the type",
    user: { lake: {} },
    default: CLOUD,
    findings: [`error ${FILE}`],
  },
  { name: "the file gives way to the enforced layer", enforced: CLOUD, user: LAKE, findings: [`error ${FILE}`] },
  { name: "the default layer gives way to the file", user: CLOUD, default: LAKE, findings: [`error ${DEFAULT}`] },
  { name: "a layer gives way to another", enforced: CLOUD, default: LAKE, findings: [`error ${DEFAULT}`] },
  {
    name: "no one can give way",
    enforced: { cloud: {} },
    user: { lake: {} },
    default: { type: "provider-b-compatible" },
    findings: [`error ${FILE}`],
  },
  {
    name: "the file completes an enforced entry with another type than it needs",
    enforced: { cloud: {} },
    user: LAKE,
    findings: [`error ${FILE}`, `warning ${ENFORCED}`],
  },
  { name: "an enforced entry waits", enforced: { enabled: false }, findings: [`warning ${ENFORCED}`] },
  { name: "a default entry waits", default: { enabled: false }, findings: [`warning ${DEFAULT}`] },
  {
    name: "the file does not complete its entry",
    enforced: { enabled: false },
    user: { enabled: true },
    findings: [`error ${FILE}`, `warning ${ENFORCED}`],
  },
  {
    name: "the layer that completes the file's entry gives way",
    enforced: { cloud: {} },
    user: { enabled: true },
    default: LAKE,
    findings: [`error ${DEFAULT}`, `error ${FILE}`, `warning ${ENFORCED}`],
  },
  { name: "an enforced entry is not valid", enforced: { enabled: 1 }, user: CLOUD, findings: [`error ${ENFORCED}`] },
  { name: "a default entry is not valid", user: CLOUD, default: { lakes: {} }, findings: [`error ${DEFAULT}`] },
  { name: "the file's entry is not valid", user: { ...CLOUD, enabled: 1 }, findings: [`error ${FILE}`] },
];

/** Its layer is text without its last bracket. */
const BROKEN: Case = {
  name: "the enforced layer cannot be read",
  enforced: { broken: true },
  user: CLOUD,
  findings: [],
};

const textOf = (x: object | undefined) =>
  x !== undefined && "broken" in x
    ? "{"
    : JSON.stringify({ $schema: "s", providers: x === undefined ? {} : { custom: { x } } }, null, 2);

/** The files of a case, from the root of its repository. */
const filesOf = (one: Case): Readonly<Record<string, string>> => ({
  ".provider-steward.json": JSON.stringify({
    rules: { "schema-reference": "off", "dead-setting": "off" },
    layers: { enforced: ENFORCED, default: DEFAULT },
  }),
  "vocabulary.json": JSON.stringify(twoVariants),
  [ENFORCED]: textOf(one.enforced),
  [FILE]: textOf(one.user),
  [DEFAULT]: textOf(one.default),
});

async function inTerminal(one: Case, ...args: readonly string[]) {
  const all = [...args, "--format", "json", "--vocabulary", "vocabulary.json"];
  return JSON.parse((await terminalIn(filesOf(one))(...all)).stdout);
}

const VARIABLES = { VOCABULARY: JSON.stringify(twoVariants) };

function repositoryOf(files: Readonly<Record<string, string>>): Repository {
  const read = async (path: string) =>
    files[path] === undefined ? err({ reason: "It is gone." }) : ok(new TextEncoder().encode(files[path]));
  return {
    commit: { sha: "0", name: "the head commit" },
    kindOf: async (path) => ok(files[path] === undefined ? undefined : "file"),
    read,
    readBlob: read,
    fetchBlobs: async () => {},
    list: async () => ok([]),
  };
}

async function inAction(one: Case): Promise<readonly string[]> {
  const head = repositoryOf(filesOf(one));
  const changeSet: ChangeSet = {
    target: { owner: "o", repository: "r", headSha: "0", pullRequest: undefined },
    files: [{ path: FILE, formerPath: FILE, now: "file", blobSha: null, patch: undefined }],
    head,
    openBefore: undefined,
    isTrusted: true,
    settings: head,
    notes: [],
  };
  const inputs = {
    policy: ".provider-steward.json",
    vocabulary: { kind: "file", path: "vocabulary.json" } as const,
    layers: [],
  };
  const files = { include: [FILE], exclude: [] };
  const matches = fileMatcher(files);
  const loaded = await loadSettings(changeSet, inputs, matches);
  if (!loaded.ok) throw new Error(loaded.error.reason);
  const options = { ...inputs, files, onlyChangedLines: false };
  const results = await checkChangeSet(changeSet, loaded.value, matches, nothingGoverned, options);
  return results.files.flatMap(({ checked }) => findingsIn(checked));
}

interface FileFindings {
  readonly path: string;
  readonly diagnostics: readonly Pick<Diagnostic, "severity">[];
}

const findingsIn = ({ path, diagnostics }: FileFindings) => diagnostics.map(({ severity }) => `${severity} ${path}`);

const inLayers = (diagnostics: readonly { severity: Severity; layer: { label: string } }[]) =>
  diagnostics.map(({ severity, layer }) => `${severity} ${layer.label}`);

const layersOf = (one: Case) => [
  { kind: "enforced", label: ENFORCED, text: textOf(one.enforced) },
  { kind: "user", label: FILE, text: textOf(one.user) },
  { kind: "default", label: DEFAULT, text: textOf(one.default) },
];

function formOf(one: Case): FormData {
  const form = new FormData();
  for (const [part, path] of Object.entries({ file: FILE, enforced: ENFORCED, default: DEFAULT }))
    form.append(part, new File([filesOf(one)[path] ?? ""], path));
  form.append("policy", filesOf(one)[".provider-steward.json"] ?? "");
  return form;
}

/** The severity and the file of everything that a door reports. */
const DOORS: Readonly<Record<string, (one: Case) => Promise<readonly string[]>>> = {
  "validate in a terminal": async (one) => (await inTerminal(one, "validate", FILE)).files.flatMap(findingsIn),
  "resolve in a terminal": async (one) => inLayers((await inTerminal(one, "resolve", FILE)).diagnostics),
  "diff in a terminal": async (one) => inLayers((await inTerminal(one, "diff", FILE, FILE)).diagnostics.after),
  "/v1/validate": async (one) => {
    const { layers, ...report } = await overHttp("validate", formOf(one), VARIABLES);
    return [{ path: FILE, ...report }, ...layers].flatMap(findingsIn);
  },
  "/v1/resolve": async (one) => inLayers((await overHttp("resolve", { layers: layersOf(one) }, VARIABLES)).diagnostics),
  "/v1/diff": async (one) => {
    const side = { layers: layersOf(one) };
    return inLayers((await overHttp("diff", { before: side, after: side }, VARIABLES)).diagnostics.after);
  },
  "the Action": inAction,
};

describe.each(Object.entries(DOORS))("%s reports, with the same severity in the same file", (_, findingsOf) => {
  test.each(CASES)("that $name", async (one) => {
    expect((await findingsOf(one)).toSorted()).toEqual(one.findings);
  });
});

describe("an enforced layer that cannot be read is an error", () => {
  test("that stands in its file where a file is checked", async () => {
    const { files } = await inTerminal(BROKEN, "validate", FILE);
    expect(files.flatMap(findingsIn)).toEqual([`error ${ENFORCED}`]);
    expect(await inAction(BROKEN)).toEqual([`error ${ENFORCED}`]);
    expect(await overHttp("validate", formOf(BROKEN), VARIABLES)).toMatchObject({
      error: expect.stringMatching(/^The part "enforced" is not valid\./),
      payload: { part: "enforced", diagnostics: [{ severity: "error" }] },
    });
  });

  test.each(["resolve", "diff"])("that ends %s in a terminal", async (command) => {
    const args = [command, ...(command === "diff" ? [FILE, FILE] : [FILE]), "--vocabulary", "vocabulary.json"];
    const { code, stdout, stderr } = await terminalIn(filesOf(BROKEN))(...args);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain(`${ENFORCED}:1:2  error  `);
  });

  test("that disables every provider over HTTP, and leaves unknown what opens", async () => {
    const side = { layers: layersOf(BROKEN) };
    const { catalog, diagnostics } = await overHttp("resolve", side, VARIABLES);
    expect(inLayers(diagnostics)).toEqual([`error ${ENFORCED}`]);
    expect(catalog.providers.filter(({ enabled }: { enabled: boolean }) => enabled)).toEqual([]);
    const compared = await overHttp("diff", { before: side, after: side }, VARIABLES);
    expect(inLayers(compared.diagnostics.after)).toEqual([`error ${ENFORCED}`]);
    expect(compared.widens ?? "unknown").toBe("unknown");
  });
});
