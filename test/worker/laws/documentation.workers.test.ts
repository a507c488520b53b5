import { SignJWT } from "jose";
import { packTar } from "modern-tar";
import { beforeAll, describe, expect, it } from "vitest";
import { AUDIT_EXPORT_STATES, LIST_PAGE_MAX_ITEMS } from "../../../shared/index.ts";
import { BUNDLE_MAX_FILES, BUNDLE_PATH_MAX_BYTES } from "../../../worker/archives/bundle-names.ts";
import { BUNDLE_MAX_INFLATION_FACTOR, BUNDLE_MAX_UNPACKED_BYTES } from "../../../worker/archives/inflate.ts";
import { BUNDLE_EXTENDED_HEADERS_MAX_BYTES } from "../../../worker/archives/tar.ts";
import { DESCRIPTION_MAX_CHARACTERS } from "../../../worker/content/content-fields.ts";
import { VANITY_LIST_MAX_PATHS } from "../../../worker/content/vanity-path-operations.ts";
import { NEW_STATUS } from "../../../worker/export-jobs/job-record.ts";
import { AUDIT_EXPORTS_MAX } from "../../../worker/export-records/export-store.ts";
import {
  AUDIT_EXPORT_MAX_INTERVAL_MINUTES,
  AUDIT_EXPORTS_PAGE_MAX_ITEMS,
} from "../../../worker/exports/export-operations.ts";
import { VANITY_PATH_MAX_CHARACTERS } from "../../../worker/names/vanity-path.ts";
import type { ExportStatus } from "../../../worker/platform/jobs.ts";
import { LIMITS } from "../../../worker/platform/rate-limits.ts";
import { readSettings, SETTINGS } from "../../../worker/settings/settings.ts";
import {
  AUDIT_EXPORT_NAME_MAX_CHARACTERS,
  AUDIT_PAGE_MAX_ENTRIES,
  BUNDLE_MAX_ARCHIVE_BYTES,
  INVITATION_MAX_DAYS,
  LIST_PAGE_MAX_NUMBER,
  MANAGEMENT_BODY_MAX_BYTES,
  NAME_MAX_CHARACTERS,
  UPLOAD_MAX_HOURS,
  UPSTREAM_URL_MAX_CHARACTERS,
  VANITY_PATH_MAX_SEGMENTS,
} from "../../../worker/values/limits.ts";
import settings from "../../../wrangler.toml?raw";
import { CONTENT_SERVER_PAGES as documentation, UNNAMED_PAGES } from "../workerd/content-server-pages.ts";
import { type Example, examplesIn, Telling } from "../workerd/documented-session.ts";
import { jobsThatStand } from "../workerd/export-jobs.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { call, callApi } from "../workerd/server.ts";
import { SIGNING_KEY, storeObject } from "../workerd/things.ts";

/** The cells of the table rows that a pattern finds. */
const rows = (pattern: RegExp) => Array.from(documentation.matchAll(pattern), ([, ...cells]) => cells);

const secretBytes = new Uint8Array(32).fill(7);
const variables = {
  ALLOW_ANONYMOUS_CONTENT: "true",
  ALLOW_PRIVATE_UPSTREAMS: "true",
  BOOTSTRAP_SECRET: btoa(String.fromCharCode(...secretBytes)),
  AUDIT_EXPORT_SIGNING_KEY: SIGNING_KEY,
  BASE_URL: "http://127.0.0.1:8787",
  CONTENT_HOST: "content.localhost:8787",
};

/** The job of an export some hours after it was created. The job itself takes no part in the session. */
const LATER: ExportStatus = {
  ...NEW_STATUS,
  lastId: "11",
  segments: 1,
  entries: 11,
  manifests: 3,
  caughtUpTime: Date.now() - 312_000,
  pagesPerSecond: 41.5,
  lastRunTime: Date.now(),
  nextRunTime: Date.now(),
  findings: { ...NEW_STATUS.findings, time: Date.now(), lastId: "11", entries: 0, wholeTime: Date.now() },
};

const SETTING_NAMES = SETTINGS.map(({ name }) => name);

describe("docs/content-server", () => {
  it("has a first page that leads to all others", () => {
    expect(UNNAMED_PAGES).toEqual([]);
  });

  it("lists every setting, and no other, and so does wrangler.toml", () => {
    expect(rows(/^\| `([A-Z_]+)` \|/gm).flat()).toEqual(SETTING_NAMES);
    expect(SETTING_NAMES.filter((name) => !settings.includes(name))).toEqual([]);
  });

  it("has a wrangler.toml that shows as off what opens something, and says what", () => {
    const risky = SETTING_NAMES.filter((name) => name.startsWith("ALLOW_"));
    expect(risky.length).toBeGreaterThan(1);
    for (const name of risky) expect(settings).toMatch(new RegExp(`^# ${name} = false$`, "m"));
    const [, said = ""] = /^# (The first two are off[^]*?)\n# ALLOW_/m.exec(settings) ?? [];
    expect(said).toMatch(/share content with anyone/);
    expect(said).toMatch(/reach every host/);
  });

  it("says which quotas hold where none are set", () => {
    const { contentMaxBundles, contentMaxStoredBytes, publisherMaxBundles, publisherMaxStoredBytes, userMaxKeys } =
      readSettings({}).settings;
    expect(rows(/^\| `((?:CONTENT|PUBLISHER|USER)_MAX_\w+)` \| `(\d+)`/gm)).toEqual([
      ["CONTENT_MAX_BUNDLES", `${contentMaxBundles}`],
      ["CONTENT_MAX_STORED_BYTES", `${contentMaxStoredBytes}`],
      ["PUBLISHER_MAX_BUNDLES", `${publisherMaxBundles}`],
      ["PUBLISHER_MAX_STORED_BYTES", `${publisherMaxStoredBytes}`],
      ["USER_MAX_KEYS", `${userMaxKeys}`],
    ]);
  });

  it("lists every rate limit as wrangler.toml has it, and no other", () => {
    const listed = rows(/^\| `([a-z_]+)` \| [^|]+ \| [^|]+ \| (\d+) \| `(\w+_LIMIT)` \|$/gm);
    expect(Object.fromEntries(listed.map(([name, , binding]) => [name, binding]))).toEqual(LIMITS);
    const set = settings.matchAll(
      /name = "(\w+_LIMIT)"\nnamespace_id = "(\d+)"\nsimple = \{ limit = (\d+), period = 60 \}/g,
    );
    const limits = Array.from(set, ([, binding, namespace, limit]) => ({ binding, namespace, limit }));
    expect(new Set(limits.map(({ namespace }) => namespace)).size).toBe(listed.length);
    expect(Object.fromEntries(limits.map(({ binding, limit }) => [binding, limit]))).toEqual(
      Object.fromEntries(listed.map(([, limit, binding]) => [binding, limit])),
    );
  });

  it("lists every state of an export, and no other", () => {
    const table = /\| `state` \| Meaning \|\n\|---\|---\|\n((?:\|.*\n)*)/.exec(documentation)?.[1] ?? "";
    expect(Array.from(table.matchAll(/^\| `(\w+)` \|/gm), ([, state]) => state)).toEqual([...AUDIT_EXPORT_STATES]);
  });

  it("says the limits", () => {
    const limits = rows(/^\| ([^|]+) \| (\d+)\b[^|]* \|$/gm).map(([what, limit]) => [what, Number(limit)]);
    const vanityPath = `| Vanity path | ${VANITY_PATH_MAX_CHARACTERS} characters, ${VANITY_PATH_MAX_SEGMENTS} parts |`;
    expect(documentation).toContain(vanityPath);
    expect(Object.fromEntries(limits)).toMatchObject({
      "Body of a request to the management API, bundles aside": MANAGEMENT_BODY_MAX_BYTES,
      "Entries of a page of the audit log": AUDIT_PAGE_MAX_ENTRIES,
      "Items of a page of users, groups, members or an export's objects": LIST_PAGE_MAX_ITEMS,
      "Number of a page of users, groups or members": LIST_PAGE_MAX_NUMBER,
      "Vanity paths that `GET /__api__/v1/vanities` lists": VANITY_LIST_MAX_PATHS,
      "How long an invitation can be accepted": INVITATION_MAX_DAYS,
      "Names, titles and addresses": NAME_MAX_CHARACTERS,
      "Exports of audit logs": AUDIT_EXPORTS_MAX,
      "Exports of a page of their list": AUDIT_EXPORTS_PAGE_MAX_ITEMS,
      "Name of an export": AUDIT_EXPORT_NAME_MAX_CHARACTERS,
      "Longest interval of an export": AUDIT_EXPORT_MAX_INTERVAL_MINUTES,
      "Description of content": DESCRIPTION_MAX_CHARACTERS,
      "`upstream_url`": UPSTREAM_URL_MAX_CHARACTERS,
      "Archive of a bundle": BUNDLE_MAX_ARCHIVE_BYTES,
      "What a bundle comes to unpacked": BUNDLE_MAX_UNPACKED_BYTES,
      "Entries of an archive": BUNDLE_MAX_FILES,
      "How many times larger than itself an archive may unpack, past 8 MiB": BUNDLE_MAX_INFLATION_FACTOR,
      "Name of a file in a bundle": BUNDLE_PATH_MAX_BYTES,
      "Extended headers of an archive, all together": BUNDLE_EXTENDED_HEADERS_MAX_BYTES,
      "How long an upload may take": UPLOAD_MAX_HOURS,
    });
  });
});

describe("the session that docs/content-server shows", () => {
  const examples = examplesIn(documentation);
  const [documented, actual] = [new Telling(), new Telling()];
  /** The values that are shown once, and sent from then on. */
  const secrets = { STEWARD_API_KEY: "", INVITATION: "", VIEWER_KEY: "" };

  beforeAll(async () => {
    const token = new SignJWT({ scope: "bootstrap" }).setProtectedHeader({ alg: "HS256" });
    const signed = await token.setIssuedAt().setExpirationTime("5m").sign(secretBytes);
    const headers = { Authorization: `Connect-Bootstrap ${signed}` };
    const { body } = await callApi("/bootstrap", { method: "POST", headers, variables });
    secrets.STEWARD_API_KEY = body.api_key;
    const objects = { "latest.json": 355, "manifests/000000001.json": 1437, "seg/000000001.ndjson.gz": 1391 };
    await inTurn(Object.entries(objects), async ([name, bytes]) => {
      await storeObject({ name: "archive" }, name, "x".repeat(bytes));
    });
  });

  /** The answer of the Worker to a command. */
  async function run({ method, url, headers, data }: Example): Promise<string> {
    const sent = Object.entries(headers).map(([name, value]) => [
      name,
      value.replace(/\$(STEWARD_API_KEY|INVITATION|VIEWER_KEY)/, (_, secret: keyof typeof secrets) => secrets[secret]),
    ]);
    const response = await call(actual.translate(url, documented), {
      method,
      headers: Object.fromEntries(sent),
      variables,
      bindings: jobsThatStand(method === "POST" ? NEW_STATUS : LATER),
      ...(data === undefined
        ? {}
        : { body: data.startsWith("@") ? await archive() : actual.translate(data, documented) }),
    });
    return await response.text();
  }

  it("has examples", () => {
    expect(examples).toHaveLength(18);
  });

  it.each(examples)("is answered so: $method $url", async (example) => {
    const answer = await run(example);
    secrets.INVITATION = /"token": "([^"]+)"/.exec(answer)?.[1] ?? secrets.INVITATION;
    secrets.VIEWER_KEY = /"api_key": "([^"]+)"/.exec(answer)?.[1] ?? secrets.VIEWER_KEY;
    expect(actual.plain(answer)).toBe(documented.plain(example.answer));
  });
});

/** An archive as `tar` makes one of a folder with a page in it. */
async function archive(): Promise<ArrayBuffer> {
  const body = "<!doctype html><title>Rainfall</title>";
  const tar = await packTar([
    { header: { name: "./", type: "directory", size: 0 } },
    { header: { name: "./index.html", size: body.length }, body },
  ]);
  return await new Response(new Blob([tar]).stream().pipeThrough(new CompressionStream("gzip"))).arrayBuffer();
}
