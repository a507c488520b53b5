import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Log } from "sarif";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createTestHarness } from "wrangler";
import { createGitHub } from "./action/support/github.ts";
import { openPullRequest } from "./action/support/pull-request.ts";
import { runAction } from "./action/support/run-action.ts";
import { runTerminal } from "./action/support/terminal.ts";
import { listenMigrated } from "./support/migrated-database.ts";

const fixtures = fileURLToPath(new URL("fixtures/", import.meta.url));

/** Every broken file that is UTF-8, and those with findings that are suppressed; of others the Worker takes no text. */
const FILES = readdirSync(fixtures, { recursive: true, encoding: "utf8" })
  .filter((name) => /\/err\/.*\.jsonc$|\/unused-ignore\/ok\//.test(name) && !name.includes("/encoding/"))
  .map((name) => ({ name, text: readFileSync(join(fixtures, name), "utf8") }));

const worker = createTestHarness({
  root: fileURLToPath(new URL("..", import.meta.url)),
  workers: [{ configPath: "wrangler.toml" }],
});
let folder: string;

beforeAll(async () => {
  await listenMigrated(worker);
  folder = mkdtempSync(join(tmpdir(), "doors-"));
  for (const { name, text } of FILES) {
    const path = join(folder, pathOf(name));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
  }
});

afterAll(async () => {
  rmSync(folder, { recursive: true });
  await worker.close();
});

/** A provider configuration of its own folder for each fixture. */
function pathOf(name: string): string {
  return `${name.replace(/\.jsonc$/, "")}/providers.jsonc`;
}

/** A run on all files of a commit, which compares nothing: what a change opens takes its share of the annotations. */
function onAllFiles(headSha: string): Readonly<Record<string, string>> {
  return { GITHUB_EVENT_NAME: "workflow_dispatch", GITHUB_SHA: headSha };
}

describe("the same diagnostics come", () => {
  test("the terminal and HTTP give the same diagnostics for each broken fixture", async () => {
    const { stdout } = await runTerminal(["validate", "--format", "json", ...FILES.map(({ name }) => pathOf(name))], {
      folder,
    });
    const inTerminal: { files: { path: string; suppressed: { diagnostics: unknown[] } }[] } = JSON.parse(stdout);
    const overHttp = await Promise.all(
      FILES.map(async ({ name, text }) => {
        // An empty file is a file in the terminal, and over HTTP most likely a mistake of the caller.
        if (text === "") return expect.objectContaining({ valid: false });
        const headers = { "Content-Type": "application/json" };
        const response = await worker.fetch("/v1/validate", { method: "POST", headers, body: text });
        return { path: pathOf(name), ...Object(await response.json()) };
      }),
    );
    expect(FILES.length).toBeGreaterThan(40);
    expect(inTerminal.files).toEqual(overHttp);
    expect(inTerminal.files.flatMap(({ suppressed }) => suppressed.diagnostics).length).toBeGreaterThan(2);
  });

  test("a workflow annotates the diagnostics of the terminal", async () => {
    const github = createGitHub();
    // One that fits into what GitHub shows, and all.
    for (const chosen of [FILES.filter(({ name }) => name.includes("/type")), FILES]) {
      const files = Object.fromEntries(chosen.map(({ name, text }) => [pathOf(name), text]));
      // oxlint-disable-next-line no-await-in-loop -- one after the other, as pull requests come
      const { event, headSha } = openPullRequest(github, { "README.md": "Read me.\n" }, files);
      // oxlint-disable-next-line no-await-in-loop
      const action = await runAction({
        github,
        event,
        environment: onAllFiles(headSha),
        // Named, as the terminal's are.
        inputs: { "fail-on": "never", files: "**/*.jsonc" },
      });
      const paths = Object.keys(files).toSorted();
      // oxlint-disable-next-line no-await-in-loop
      const terminal = await runTerminal(["validate", "--format", "github", ...paths], { folder });
      const commands = action.stdout.filter((line) => line.startsWith("::"));
      expect(commands).toEqual(terminal.stdout.split("\n").slice(0, -1));
      expect(commands.length).toBeGreaterThan(0);
    }
  });

  test("all three doors give the same diagnostics by a policy and within layers", async () => {
    const github = createGitHub();
    const folderOfPolicy = mkdtempSync(join(tmpdir(), "doors-"));
    try {
      const chosen = FILES.filter(({ name }) =>
        /custom-id|missing-key|reserved-header|version-segment|unused-ignore/.test(name),
      );
      const files = Object.fromEntries(chosen.map(({ name, text }) => [`teams/${pathOf(name)}`, text]));
      for (const [path, text] of Object.entries({ ...files, ...POLICY_FILES })) {
        mkdirSync(dirname(join(folderOfPolicy, path)), { recursive: true });
        writeFileSync(join(folderOfPolicy, path), text);
      }
      const inTerminal = async (format: string) => {
        const args = ["validate", "--format", format, ...Object.keys(files).toSorted()];
        return (await runTerminal(args, { folder: folderOfPolicy })).stdout;
      };

      const report: { files: readonly FileOfReport[] } = JSON.parse(await inTerminal("json"));
      const overHttp = await Promise.all(
        report.files.map(async ({ path }) => {
          const { layers, ...ofFile } = await validateForm(path, files[path] ?? "");
          expect(layers).toEqual([]);
          return { path, ...ofFile };
        }),
      );
      expect(report.files).toEqual(overHttp);

      const { event, headSha } = openPullRequest(github, {}, { ...POLICY_FILES, ...files });
      const action = await runAction({
        github,
        event,
        environment: onAllFiles(headSha),
        inputs: { "fail-on": "never", files: "teams/**/*.jsonc" },
      });
      const commands = action.stdout.filter((line) => line.startsWith("::"));
      expect(commands).toEqual((await inTerminal("github")).split("\n").slice(0, -1));

      // What is suppressed is listed alike, too: for people, and for programs.
      const suppressed = (await inTerminal("text")).split("\n").filter((line) => line.includes("  suppressed  "));
      const ofLog = action.listed.filter((line) => line.includes("  suppressed  "));
      expect(ofLog).toEqual(suppressed.map((line) => `  ${line}`));
      const log: Log = JSON.parse(await inTerminal("sarif"));
      const reasons = (log.runs[0]?.results ?? []).flatMap(({ suppressions = [] }) =>
        suppressions.map(({ kind, justification }) => [kind, justification]),
      );
      const inReport = report.files.flatMap((file) => file.suppressed.diagnostics.map((one) => one.suppression));
      expect(inReport.map(({ kind, reason }) => [kind === "comment" ? "inSource" : "external", reason])).toEqual(
        reasons,
      );
      expect(suppressed).toHaveLength(reasons.length);
      expect(new Set(reasons.map(([kind]) => kind))).toEqual(new Set(["inSource", "external"]));

      // And the policy, its ignores and its layers did something.
      const found = (paths: RegExp) =>
        report.files.filter(({ path }) => paths.test(path)).flatMap(({ diagnostics }) => diagnostics);
      expect(found(/reserved-header/).map(({ rule }) => rule)).not.toContain("reserved-header");
      expect(found(/version-segment/)).toContainEqual(expect.objectContaining({ severity: "notice" }));
    } finally {
      rmSync(folderOfPolicy, { recursive: true });
    }
  });
});

interface FileOfReport {
  readonly path: string;
  readonly diagnostics: readonly { readonly rule: string }[];
  readonly suppressed: {
    readonly diagnostics: readonly { readonly suppression: { readonly kind: string; readonly reason: string } }[];
  };
}

/** A policy and the layers that it names, by their paths from a root. */
const POLICY_FILES = {
  ".provider-steward.json": JSON.stringify({
    rules: { "schema-reference": "off", "version-segment": "notice" },
    layers: { enforced: "layers/enforced.json", default: "layers/default.jsonc" },
    ignores: [{ rule: "reserved-header", files: ["teams/**"], reason: "The gateway expects it." }],
  }),
  "layers/enforced.json": '{ "providers": { "custom": { "gateway": { "type": "provider-b-compatible" } } } }',
  "layers/default.jsonc": '{ "providers": { "provider_b": { "protocol": "provider-b-chat" } } } // by default',
};

/** The report of the Worker on a file by this policy and these layers. */
async function validateForm(path: string, text: string): Promise<Readonly<Record<string, unknown>>> {
  const form = new FormData();
  form.append("file", new File([text], path));
  form.append("policy", POLICY_FILES[".provider-steward.json"]);
  form.append("enforced", POLICY_FILES["layers/enforced.json"]);
  form.append("default", POLICY_FILES["layers/default.jsonc"]);
  // The worker's own fetch takes no form; this writes one with its boundary.
  const written = new Response(form);
  const headers = { "Content-Type": written.headers.get("Content-Type") ?? "" };
  const body = await written.arrayBuffer();
  const response = await worker.fetch("/v1/validate", { method: "POST", headers, body });
  return Object(await response.json());
}
