import { describe, expect, it } from "vitest";
import { readSettings } from "../../../worker/settings/settings.ts";

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
  it.each([
    {},
    {
      ALLOW_ANONYMOUS_CONTENT: "",
      ALLOW_PRIVATE_UPSTREAMS: "",
      KEY_HEADER: "",
      SERVER_VERSION: "",
      BASE_URL: "",
      CONTENT_HOST: "",
      CONTENT_ORIGIN: "",
      BOOTSTRAP_SECRET: "",
      AUDIT_EXPORT_SIGNING_KEY: "",
      AUDIT_EXPORT_PREVIOUS_SIGNING_KEY: "",
      AUDIT_EXPORT_RESTART_SIGNING: "",
      AUDIT_EXPORT_COMPARE_ALL_DAYS: "",
      AUDIT_LOG_RETENTION_DAYS: "",
      CONTENT_MAX_BUNDLES: "",
      AUDIT_EXPORT_SOURCES: "",
      AUDIT_EXPORT_RECEIVERS: "",
    },
  ])("have defaults: %j", (env) => {
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

  it.each([
    ["SESSION_IDLE_HOURS", 0, "a whole number from 1 to 8760"],
    ["SESSION_MAX_HOURS", "8761", "a whole number from 1 to 8760"],
    ["ALLOW_ANONYMOUS_CONTENT", "yes", "true or false"],
    ["ALLOW_ANONYMOUS_CONTENT", "TRUE", "true or false"],
    ["ALLOW_PRIVATE_UPSTREAMS", 1, "true or false"],
    ["KEY_HEADER", "authorization", "the name of a header other than Authorization, X-Correlation-ID and Cookie"],
    ["KEY_HEADER", "Cookie", "the name of a header other than Authorization, X-Correlation-ID and Cookie"],
    ["KEY_HEADER", "X Own", "the name of a header other than Authorization, X-Correlation-ID and Cookie"],
    ["KEY_HEADER", "X-Own:", "the name of a header other than Authorization, X-Correlation-ID and Cookie"],
    ["SERVER_VERSION", "2026", "a version of three numbers, such as 2026.01.0"],
    ["SERVER_VERSION", "2026.01.0-dev", "a version of three numbers, such as 2026.01.0"],
    ["SERVER_VERSION", 2026.01, "a version of three numbers, such as 2026.01.0"],
    ["BASE_URL", "https://steward.example.com/below", "an origin such as https://content.example.com"],
    ["BASE_URL", "https://steward.example.com/", "an origin such as https://content.example.com"],
    ["BASE_URL", "https://Steward.example.com", "an origin such as https://content.example.com"],
    ["BASE_URL", "https://user@steward.example.com", "an origin such as https://content.example.com"],
    ["BASE_URL", "steward.example.com", "an origin such as https://content.example.com"],
    ["BASE_URL", "ftp://steward.example.com", "an origin such as https://content.example.com"],
    ["BASE_URL", "null", "an origin such as https://content.example.com"],
    ["CONTENT_HOST", "https://content.example.com", HOST_EXPECTED],
    ["CONTENT_HOST", "content.example.com/", HOST_EXPECTED],
    ["CONTENT_HOST", "Content.example.com", HOST_EXPECTED],
    ["CONTENT_HOST", "user@content.example.com", HOST_EXPECTED],
    ["CONTENT_HOST", "content.example.com.", HOST_EXPECTED],
    ["CONTENT_HOST", "content.example.com:443", HOST_EXPECTED],
    ["CONTENT_HOST", "content.example.com:80", HOST_EXPECTED],
    ["CONTENT_HOST", "content.example.com:0x1", HOST_EXPECTED],
    ["CONTENT_HOST", "content.example.com:99999", HOST_EXPECTED],
    ["CONTENT_HOST", "*.content.example.com", HOST_EXPECTED],
    ["CONTENT_HOST", "-content..example.com", HOST_EXPECTED],
    ["CONTENT_HOST", "127.0.0.1:8787", HOST_EXPECTED],
    ["CONTENT_HOST", "[::1]", HOST_EXPECTED],
    ["CONTENT_HOST", "0x7f.1", HOST_EXPECTED],
    ["CONTENT_HOST", " ", HOST_EXPECTED],
    ["BOOTSTRAP_SECRET", btoa(SECRET.slice(1)), "at least 32 bytes in base64"],
    ["BOOTSTRAP_SECRET", "not base64, but quite a long text all the same", "at least 32 bytes in base64"],
    ["BOOTSTRAP_SECRET", { secret: SECRET }, "at least 32 bytes in base64"],
    ["METRICS_TOKEN", "m".repeat(31), TOKEN_EXPECTED],
    ["METRICS_TOKEN", "m".repeat(513), TOKEN_EXPECTED],
    ["METRICS_TOKEN", `${"m".repeat(32)} ${"m".repeat(32)}`, TOKEN_EXPECTED],
    ["METRICS_TOKEN", "ü".repeat(32), TOKEN_EXPECTED],
    ["AUDIT_EXPORT_COMPARE_ALL_DAYS", "366", "a whole number from 1 to 365"],
    ["AUDIT_LOG_RETENTION_DAYS", "0", "a whole number from 1 to 36500"],
    ["AUDIT_LOG_RETENTION_DAYS", 0, "a whole number from 1 to 36500"],
    ["AUDIT_LOG_RETENTION_DAYS", 0.5, "a whole number from 1 to 36500"],
    ["AUDIT_LOG_RETENTION_DAYS", "-1", "a whole number from 1 to 36500"],
    ["AUDIT_LOG_RETENTION_DAYS", "36501", "a whole number from 1 to 36500"],
    ["AUDIT_LOG_RETENTION_DAYS", "1e3", "a whole number from 1 to 36500"],
    ["AUDIT_LOG_RETENTION_DAYS", "30 days", "a whole number from 1 to 36500"],
    ["AUDIT_LOG_RETENTION_DAYS", true, "a whole number from 1 to 36500"],
    ["CONTENT_MAX_BUNDLES", "10001", "a whole number from 1 to 10000"],
    ["CONTENT_MAX_STORED_BYTES", "10 GiB", "a whole number from 1 to 109951162777600"],
    ["PUBLISHER_MAX_BUNDLES", "0", "a whole number from 1 to 100000"],
    ["PUBLISHER_MAX_STORED_BYTES", "109951162777601", "a whole number from 1 to 109951162777600"],
    ["USER_MAX_KEYS", 1_001, "a whole number from 1 to 1000"],
    ["AUDIT_EXPORT_SIGNING_KEY", SIGNING_KEY.slice(4), "an Ed25519 private key in PKCS #8, as base64 or PEM"],
    ["AUDIT_EXPORT_SIGNING_KEY", btoa(SECRET), "an Ed25519 private key in PKCS #8, as base64 or PEM"],
    ["AUDIT_EXPORT_SIGNING_KEY", "no base64!", "an Ed25519 private key in PKCS #8, as base64 or PEM"],
    ["AUDIT_EXPORT_PREVIOUS_SIGNING_KEY", btoa(SECRET), "an Ed25519 private key in PKCS #8, as base64 or PEM"],
    ["AUDIT_EXPORT_RESTART_SIGNING", "true", LOST_KEY_EXPECTED],
    ["AUDIT_EXPORT_RESTART_SIGNING", "0A".repeat(32), LOST_KEY_EXPECTED],
    ["AUDIT_EXPORT_RESTART_SIGNING", SIGNING_KEY, LOST_KEY_EXPECTED],
  ])("%s may not be %j, and its value is not told", (name, value, expected) => {
    expect(readSettings({ [name]: value })).toEqual({
      settings: DEFAULTS,
      faults: [`The variable ${name} is not ${expected}.`],
    });
  });
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
