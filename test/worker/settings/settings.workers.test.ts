import { describe, expect, it } from "vitest";
import { readSettings, SETTINGS } from "../../../worker/settings/settings.ts";

const DEFAULTS = {
  sessionIdleHours: 8,
  sessionMaxHours: 168,
  allowAnonymousContent: false,
  allowPrivateUpstreams: false,
  keyHeader: "X-SVC-Authorization",
  serverVersion: "2026.01.0",
  baseUrl: undefined,
  contentHost: undefined,
  bootstrapSecret: undefined,
  auditExportSigningKey: undefined,
  auditExportCompareAllDays: 7,
  auditLogRetentionDays: undefined,
  contentMaxBundles: 500,
  contentMaxStoredBytes: 10_737_418_240,
  publisherMaxBundles: 5_000,
  publisherMaxStoredBytes: 53_687_091_200,
  userMaxKeys: 100,
  databaseLimitBytes: 10_000_000_000,
  auditExportSources: new Map(),
  auditExportReceivers: new Map(),
  openIdConnect: undefined,
  assertion: undefined,
  newUserRole: undefined,
};

/** The key of RFC 8410, section 10.3. */
const SIGNING_KEY = "MC4CAQAwBQYDK2VwBCIEINTuctv5E1hK1bbY8fdp+K06/nwoy/HU++CXqI9EdVhC";
const SIGNING_KEY_BYTES = Uint8Array.from(atob(SIGNING_KEY), (character) => character.charCodeAt(0));

const HOST_EXPECTED = "the name of a host, with its port if it has one, such as content.example.com";

const TOKEN_EXPECTED = "a text of 32 to 512 characters of ASCII without whitespace";

const LOST_KEY_EXPECTED = "the lost public key, as 64 lower-case hexadecimal digits";

const SECRET = "a secret of 32 bytes and no less";

describe("settings", () => {
  it.each([{}, Object.fromEntries(SETTINGS.map(({ name }) => [name, ""]))])("have defaults: %j", (env) => {
    expect(readSettings(env)).toEqual({ settings: DEFAULTS, faults: [] });
  });

  it.each([
    ["ALLOW_ANONYMOUS_CONTENT", "true", { allowAnonymousContent: true }],
    ["ALLOW_ANONYMOUS_CONTENT", true, { allowAnonymousContent: true }],
    ["ALLOW_ANONYMOUS_CONTENT", false, {}],
    ["ALLOW_PRIVATE_UPSTREAMS", "true", { allowPrivateUpstreams: true }],
    ["ALLOW_PRIVATE_UPSTREAMS", "false", {}],
    ["KEY_HEADER", "X-Own", { keyHeader: "X-Own" }],
    ["SERVER_VERSION", "2025.06.0", { serverVersion: "2025.06.0" }],
    ["BASE_URL", "https://steward.example.com", { baseUrl: "https://steward.example.com" }],
    ["BOOTSTRAP_SECRET", btoa(SECRET), { bootstrapSecret: new TextEncoder().encode(SECRET) }],
    ["BOOTSTRAP_SECRET", `${btoa(SECRET)}\n`, { bootstrapSecret: new TextEncoder().encode(SECRET) }],
    ["AUDIT_EXPORT_SIGNING_KEY", SIGNING_KEY, { auditExportSigningKey: SIGNING_KEY_BYTES }],
    [
      "AUDIT_EXPORT_SIGNING_KEY",
      `-----BEGIN PRIVATE KEY-----\n${SIGNING_KEY}\n-----END PRIVATE KEY-----\n`,
      { auditExportSigningKey: SIGNING_KEY_BYTES },
    ],
    ["AUDIT_EXPORT_COMPARE_ALL_DAYS", 365, { auditExportCompareAllDays: 365 }],
    ["AUDIT_EXPORT_PREVIOUS_SIGNING_KEY", SIGNING_KEY, { auditExportPreviousSigningKey: SIGNING_KEY_BYTES }],
    ["AUDIT_EXPORT_RESTART_SIGNING", "0a".repeat(32), { auditExportRestartSigning: "0a".repeat(32) }],
    ["AUDIT_LOG_RETENTION_DAYS", "1", { auditLogRetentionDays: 1 }],
    ["AUDIT_LOG_RETENTION_DAYS", 365, { auditLogRetentionDays: 365 }],
    ["AUDIT_LOG_RETENTION_DAYS", "36500", { auditLogRetentionDays: 36_500 }],
    ["CONTENT_MAX_BUNDLES", "10000", { contentMaxBundles: 10_000 }],
    ["CONTENT_MAX_STORED_BYTES", "109951162777600", { contentMaxStoredBytes: 109_951_162_777_600 }],
    ["PUBLISHER_MAX_BUNDLES", 1, { publisherMaxBundles: 1 }],
    ["PUBLISHER_MAX_STORED_BYTES", "1000000000", { publisherMaxStoredBytes: 1_000_000_000 }],
    ["SESSION_IDLE_HOURS", "1", { sessionIdleHours: 1 }],
    ["SESSION_MAX_HOURS", 8_760, { sessionMaxHours: 8_760 }],
    ["USER_MAX_KEYS", 1_000, { userMaxKeys: 1_000 }],
    ["METRICS_TOKEN", "m".repeat(32), { metricsToken: "m".repeat(32) }],
    ["METRICS_TOKEN", `${"m".repeat(512)}\n`, { metricsToken: "m".repeat(512) }],
  ])("%s may be %j", (name, value, changed) => {
    expect(readSettings({ [name]: value })).toEqual({ settings: { ...DEFAULTS, ...changed }, faults: [] });
  });

  const REFUSED: readonly (readonly [name: string, expected: string, values: readonly unknown[]])[] = [
    ["SESSION_IDLE_HOURS", "a whole number from 1 to 8760", [0]],
    ["SESSION_MAX_HOURS", "a whole number from 1 to 8760", ["8761"]],
    ["ALLOW_ANONYMOUS_CONTENT", "true or false", ["yes", "TRUE"]],
    ["ALLOW_PRIVATE_UPSTREAMS", "true or false", [1]],
    [
      "KEY_HEADER",
      "the name of a header other than Authorization, X-Correlation-ID and Cookie",
      ["authorization", "Cookie", "X Own", "X-Own:"],
    ],
    ["SERVER_VERSION", "a version of three numbers, such as 2026.01.0", ["2026", "2026.01.0-dev", 2026.01]],
    [
      "BASE_URL",
      "an origin such as https://content.example.com",
      [
        "https://steward.example.com/below",
        "https://steward.example.com/",
        "https://Steward.example.com",
        "https://user@steward.example.com",
        "steward.example.com",
        "ftp://steward.example.com",
        "null",
      ],
    ],
    [
      "CONTENT_HOST",
      HOST_EXPECTED,
      [
        "https://content.example.com",
        "content.example.com/",
        "Content.example.com",
        "user@content.example.com",
        "content.example.com.",
        "content.example.com:443",
        "content.example.com:80",
        "content.example.com:0x1",
        "content.example.com:99999",
        "*.content.example.com",
        "-content..example.com",
        "127.0.0.1:8787",
        "[::1]",
        "0x7f.1",
        " ",
      ],
    ],
    [
      "BOOTSTRAP_SECRET",
      "at least 32 bytes in base64",
      [btoa(SECRET.slice(1)), "not base64, but quite a long text all the same", { secret: SECRET }],
    ],
    [
      "METRICS_TOKEN",
      TOKEN_EXPECTED,
      ["m".repeat(31), "m".repeat(513), `${"m".repeat(32)} ${"m".repeat(32)}`, "ü".repeat(32)],
    ],
    ["AUDIT_EXPORT_COMPARE_ALL_DAYS", "a whole number from 1 to 365", ["366"]],
    [
      "AUDIT_LOG_RETENTION_DAYS",
      "a whole number from 1 to 36500",
      ["0", 0, 0.5, "-1", "36501", "1e3", "30 days", true],
    ],
    ["CONTENT_MAX_BUNDLES", "a whole number from 1 to 10000", ["10001"]],
    ["CONTENT_MAX_STORED_BYTES", "a whole number from 1 to 109951162777600", ["10 GiB"]],
    ["PUBLISHER_MAX_BUNDLES", "a whole number from 1 to 100000", ["0"]],
    ["PUBLISHER_MAX_STORED_BYTES", "a whole number from 1 to 109951162777600", ["109951162777601"]],
    ["USER_MAX_KEYS", "a whole number from 1 to 1000", [1_001]],
    [
      "AUDIT_EXPORT_SIGNING_KEY",
      "an Ed25519 private key in PKCS #8, as base64 or PEM",
      [SIGNING_KEY.slice(4), btoa(SECRET), "no base64!"],
    ],
    ["AUDIT_EXPORT_PREVIOUS_SIGNING_KEY", "an Ed25519 private key in PKCS #8, as base64 or PEM", [btoa(SECRET)]],
    ["AUDIT_EXPORT_RESTART_SIGNING", LOST_KEY_EXPECTED, ["true", "0A".repeat(32), SIGNING_KEY]],
  ];

  it.each(REFUSED.flatMap(([name, expected, values]) => values.map((value) => [name, value, expected] as const)))(
    "%s may not be %j, and its value is not told",
    (name, value, expected) => {
      expect(readSettings({ [name]: value })).toEqual({
        settings: DEFAULTS,
        faults: [`The variable ${name} is not ${expected}.`],
      });
    },
  );
});

describe("the host of content", () => {
  const BASE_URL = "https://steward.example.com";

  it.each(["content.example.com", "content.localhost:8787", "my-content.example", "content", "xn--bcher-kva.example"])(
    "may be %s",
    (host) => {
      expect(readSettings({ BASE_URL, CONTENT_HOST: host })).toEqual({
        settings: { ...DEFAULTS, baseUrl: BASE_URL, contentHost: host },
        faults: [],
      });
    },
  );

  it("needs the server's own origin", () => {
    expect(readSettings({ CONTENT_HOST: "content.example.com" }).faults).toEqual([
      "The variable CONTENT_HOST needs BASE_URL, to which visitors of content are led to sign in. Set both.",
    ]);
  });

  it.each(["steward.example.com", "example.com", "com", "steward.example.com:8443"])(
    "is not the server's own, nor one above it: %s",
    (host) => {
      expect(readSettings({ BASE_URL, CONTENT_HOST: host }).faults).toEqual([
        "The variable CONTENT_HOST is the host of BASE_URL or one above it. Set it to another one, such as content.example.com.",
      ]);
    },
  );

  it("takes the place of the single origin of earlier versions, which is refused", () => {
    for (const CONTENT_HOST of [undefined, "content.example.com"]) {
      const { faults } = readSettings({ BASE_URL, CONTENT_HOST, CONTENT_ORIGIN: "https://content.example.com" });
      expect(faults).toEqual([expect.stringMatching(/^The variable CONTENT_ORIGIN is no longer used: .*CONTENT_HOST/)]);
    }
  });
});
