import { contentHostFaults } from "./content-host.ts";
import { RECEIVERS_VARIABLE, type Receivers, readReceivers } from "./receivers.ts";
import { readSignInSettings, SIGN_IN_VARIABLES, type SignInSettings } from "./sign-in-settings.ts";
import { readSources, SOURCES_VARIABLE, type Sources } from "./sources.ts";
import {
  FLAG,
  HEADER_NAME,
  HOST,
  METRICS_TOKEN,
  ORIGIN,
  PUBLIC_KEY,
  readVariables,
  SECRET,
  SIGNING_KEY,
  upTo,
  type ValuesOfVariables,
  type Variable,
  VERSION,
  variable,
} from "./variable.ts";

/** The longest time that can be set in which all entries are compared again. */
const AUDIT_EXPORT_COMPARE_ALL_MAX_DAYS = 365;

/** The longest time that can be set after which entries of the audit log are deleted. */
const AUDIT_LOG_RETENTION_MAX_DAYS = 36_500;

/** The most that can be set as the number of the bundles of one content item: they are listed without pages. */
const CONTENT_BUNDLES_QUOTA_MAX = 10_000;

/** The most that can be set as the number of the bundles of all content of a user: they are added up with each upload. */
const PUBLISHER_BUNDLES_QUOTA_MAX = 100_000;

/** The most that can be set as the size of what is stored: sums of it are exact. */
const STORED_QUOTA_MAX_BYTES = 100 * 1024 ** 4;

/** The most that can be set as the number of a user's API keys: they are listed without pages. */
const USER_KEYS_QUOTA_MAX = 1_000;

/** The largest limit of a database that can be set. */
const DATABASE_LIMIT_MAX_BYTES = 1_000_000_000_000;

/** The longest time that can be set for a session. */
const SESSION_MAX_HOURS = 365 * 24;

/** The variables that a value stands in by itself. Types, reading and the table in the documentation follow from it. */
const VARIABLES = {
  allowAnonymousContent: variable(
    "ALLOW_ANONYMOUS_CONTENT",
    FLAG,
    false,
    "`true` to allow content that is shared with anyone, without a key.",
  ),
  allowPrivateUpstreams: variable(
    "ALLOW_PRIVATE_UPSTREAMS",
    FLAG,
    false,
    "`true` to allow upstreams of API content, sources of exports and receivers of them, in a private network. " +
      "Use it only if everyone who publishes may reach what the Worker reaches. For `npm start`, [a list of hosts " +
      "and ports](start.md#start).",
  ),
  keyHeader: variable(
    "KEY_HEADER",
    HEADER_NAME,
    "X-SVC-Authorization",
    "The second header that may carry a key, for clients that use another name for it.",
  ),
  /** See docs/decisions/0109-announced-version.md. */
  serverVersion: variable(
    "SERVER_VERSION",
    VERSION,
    "2026.01.0",
    "The `version` that clients are told, by which they choose what to send; " +
      "[compatibility.md](../compatibility.md) says what it promises.",
  ),
  baseUrl: variable(
    "BASE_URL",
    ORIGIN,
    undefined,
    "The origin in the URLs that answers give, such as `paging.next`: the one by which people and programs reach " +
      "the server, such as `https://steward.example.com`, where a proxy in front of it asks by another name. " +
      "Without it, the origin of each request.",
  ),
  /** See docs/decisions/0114-item-origins.md. */
  contentHost: variable(
    "CONTENT_HOST",
    HOST,
    undefined,
    "The [host below which each content item has an origin of its own](serving.md#a-host-for-content), with its port if it " +
      "has one, such as `content.example.net`. It needs `BASE_URL`.",
  ),
  bootstrapSecret: variable(
    "BOOTSTRAP_SECRET",
    SECRET,
    undefined,
    "At least 32 bytes in base64. It signs the token for the first administrator and " +
      "[invitations](users.md#invitations); without it, there are neither. A new value makes earlier invitations invalid. " +
      "Never put it under `[vars]`: `npx wrangler secret put BOOTSTRAP_SECRET`.",
  ),
  /** See docs/decisions/0187-token-for-metrics.md. */
  metricsToken: variable(
    "METRICS_TOKEN",
    METRICS_TOKEN,
    undefined,
    "32 to 512 characters of ASCII without whitespace, by which a program [reads the metrics](../monitoring.md#to-scrape-it) " +
      "without an API key; without it, only administrators do. A secret: `openssl rand -hex 32 > metrics-token`, and " +
      "`npx wrangler secret put METRICS_TOKEN < metrics-token`.",
  ),
  auditExportSigningKey: variable(
    "AUDIT_EXPORT_SIGNING_KEY",
    SIGNING_KEY,
    undefined,
    "The Ed25519 key that signs the manifests of audit-log exports: a private key in PKCS #8, as base64 or PEM. " +
      "Without it there are no exports. With another key here, exports that have manifests stop, unless the next " +
      "two settings say [how the key changes](../audit-export.md#to-change-the-key). It is a secret and cannot be " +
      "read back, so keep the file: `openssl genpkey -algorithm ed25519 -out signing-key.pem`, and `npx wrangler " +
      "secret put AUDIT_EXPORT_SIGNING_KEY < signing-key.pem`.",
  ),
  auditExportPreviousSigningKey: variable(
    "AUDIT_EXPORT_PREVIOUS_SIGNING_KEY",
    SIGNING_KEY,
    undefined,
    "The key that signed exports before, in the same form. It signs one more manifest of each, which [names the " +
      "new key](../audit-export.md#to-change-the-key); delete it once all exports have done so. A secret: `npx " +
      "wrangler secret put AUDIT_EXPORT_PREVIOUS_SIGNING_KEY < signing-key.pem`.",
  ),
  /** See docs/decisions/0129-key-changes.md. */
  auditExportRestartSigning: variable(
    "AUDIT_EXPORT_RESTART_SIGNING",
    PUBLIC_KEY,
    undefined,
    "The public key, as 64 hexadecimal digits, of a signing key that is lost: exports that it signed [continue " +
      "with the new key](../audit-export.md#to-change-the-key), which every verification reports. Delete it once all " +
      "of them have done so.",
  ),
  auditExportCompareAllDays: variable(
    "AUDIT_EXPORT_COMPARE_ALL_DAYS",
    upTo(AUDIT_EXPORT_COMPARE_ALL_MAX_DAYS),
    7,
    "In how many days each entry of an export is compared with its source again, 1 to 365.",
  ),
  auditLogRetentionDays: variable(
    "AUDIT_LOG_RETENTION_DAYS",
    upTo(AUDIT_LOG_RETENTION_MAX_DAYS),
    undefined,
    "The number of days, from 1 to 36500, after which entries of the audit log that an export has [are " +
      "deleted](retention.md); without it, they stay for ever.",
  ),
  contentMaxBundles: variable(
    "CONTENT_MAX_BUNDLES",
    upTo(CONTENT_BUNDLES_QUOTA_MAX),
    500,
    "How many bundles one content item may have, 1 to 10000.",
  ),
  contentMaxStoredBytes: variable(
    "CONTENT_MAX_STORED_BYTES",
    upTo(STORED_QUOTA_MAX_BYTES),
    10 * 1024 ** 3,
    "How many bytes its bundles may take together, archives and unpacked files. The default is 10 GiB.",
  ),
  publisherMaxBundles: variable(
    "PUBLISHER_MAX_BUNDLES",
    upTo(PUBLISHER_BUNDLES_QUOTA_MAX),
    5_000,
    "How many bundles all content of one owner may have together, 1 to 100000.",
  ),
  publisherMaxStoredBytes: variable(
    "PUBLISHER_MAX_STORED_BYTES",
    upTo(STORED_QUOTA_MAX_BYTES),
    50 * 1024 ** 3,
    "How many bytes they may take together, archives and unpacked files. The default is 50 GiB.",
  ),
  userMaxKeys: variable(
    "USER_MAX_KEYS",
    upTo(USER_KEYS_QUOTA_MAX),
    100,
    "How many API keys a user may have, 1 to 1000, those that have expired among them.",
  ),
  sessionIdleHours: variable(
    "SESSION_IDLE_HOURS",
    upTo(SESSION_MAX_HOURS),
    8,
    "After how many hours without a request a [session](keys.md#sessions) ends, 1 to 8760.",
  ),
  sessionMaxHours: variable(
    "SESSION_MAX_HOURS",
    upTo(SESSION_MAX_HOURS),
    7 * 24,
    "After how many hours a session ends in any case, 1 to 8760.",
  ),
  databaseLimitBytes: variable(
    "DATABASE_LIMIT_BYTES",
    upTo(DATABASE_LIMIT_MAX_BYTES),
    10_000_000_000,
    "How large the platform lets the database become; the free plan has 500 MB. From 80 % of it on, the log " +
      "warns every hour (`database-nearly-full`). Once the database is full, what would change something gets 503, " +
      "and the rest still works: [capacity.md](../capacity.md) says how much fits.",
  ),
} as const satisfies Readonly<Record<string, Variable<unknown>>>;

/** The settings of the content server, which an operator makes by variables and secrets. Undefined is what is not set. */
export interface Settings extends SignInSettings, ValuesOfVariables<typeof VARIABLES> {
  /** The other content servers whose audit logs can be exported, by the names of the sources. */
  readonly auditExportSources: Sources;
  /** The servers that exports are pushed to, by the names of the receivers. */
  readonly auditExportReceivers: Receivers;
}

/** All variables, in the order of the documentation. */
export const SETTINGS: readonly Pick<Variable<unknown>, "name" | "fallback" | "meaning">[] = [
  ...Object.values(VARIABLES),
  ...Object.values(SIGN_IN_VARIABLES),
  {
    name: SOURCES_VARIABLE,
    fallback: undefined,
    meaning:
      "The other content servers whose audit logs can be exported, with their keys: [a JSON " +
      "object](sources-and-receivers.md#sources-of-exports). A secret: `npx wrangler secret put AUDIT_EXPORT_SOURCES < sources.json`.",
  },
  {
    name: RECEIVERS_VARIABLE,
    fallback: undefined,
    meaning:
      "The servers that exports are pushed to, with their secrets: [a JSON object](sources-and-receivers.md#receivers-of-exports). A " +
      "secret: `npx wrangler secret put AUDIT_EXPORT_RECEIVERS < receivers.json`.",
  },
];

/** The variable of earlier versions in the place of CONTENT_HOST. */
export const OLD_CONTENT_VARIABLE = "CONTENT_ORIGIN";

/** The origin of the URLs that an answer gives: the setting, because a proxy in front may ask by another name. */
export function publicOrigin({ baseUrl }: Pick<Settings, "baseUrl">, requestUrl: string): string {
  return baseUrl ?? new URL(requestUrl).origin;
}

/** Reads the settings of a deployment, and says which are not valid, without their values: some of them are secrets. */
export function readSettings(env: object): { readonly settings: Settings; readonly faults: readonly string[] } {
  const { values, faults } = readVariables(env, VARIABLES);
  const signIn = readSignInSettings(env);
  const sources = readSources(env, values.allowPrivateUpstreams);
  const receivers = readReceivers(env, values.allowPrivateUpstreams);
  return {
    settings: {
      ...values,
      ...signIn.settings,
      auditExportSources: sources.ok ? sources.value : new Map(),
      auditExportReceivers: receivers.ok ? receivers.value : new Map(),
    },
    faults: [
      ...faults,
      ...contentHostFaults(values, Reflect.get(env, OLD_CONTENT_VARIABLE)),
      ...signIn.faults,
      ...[sources, receivers].flatMap((read) => (read.ok ? [] : [read.error])),
    ],
  };
}
