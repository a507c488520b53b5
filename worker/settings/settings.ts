import { BOOTSTRAP_SECRET_MIN_BYTES, fromBase64, isHeaderName } from "../../shared/index.ts";
import {
  AUDIT_EXPORT_COMPARE_ALL_MAX_DAYS,
  AUDIT_LOG_RETENTION_MAX_DAYS,
  CONTENT_BUNDLES_QUOTA_MAX,
  DATABASE_LIMIT_MAX_BYTES,
  PUBLISHER_BUNDLES_QUOTA_MAX,
  SESSION_MAX_HOURS,
  STORED_QUOTA_MAX_BYTES,
  USER_KEYS_QUOTA_MAX,
} from "../values/limits.ts";
import { pattern, type Reader, string } from "../values/readers.ts";
import { contentHostFaults } from "./content-host.ts";
import { RECEIVERS_VARIABLE, type Receivers, readReceivers } from "./receivers.ts";
import { readSignInSettings, SIGN_IN_NAMES, type SignInSettings } from "./sign-in-settings.ts";
import { readSigningKey } from "./signing.ts";
import { readSources, SOURCES_VARIABLE, type Sources } from "./sources.ts";
import { OTHER_HEADERS, readVariable, type Variable } from "./variable.ts";

/** What an operator sets of the content server, by variables and secrets. */
export interface Settings extends SignInSettings {
  /** ALLOW_ANONYMOUS_CONTENT: whether content may be shared with anyone, without a key. */
  readonly allowAnonymousContent: boolean;
  /** ALLOW_PRIVATE_UPSTREAMS: whether API content may be served by hosts of a private network. */
  readonly allowPrivateUpstreams: boolean;
  /** KEY_HEADER: the second header that a key is taken from. */
  readonly keyHeader: string;
  /**
   * SERVER_VERSION: the version that clients are told, and by which they choose what to send.
   * See docs/decisions/0109-announced-version.md.
   */
  readonly serverVersion: string;
  /** BASE_URL: the origin by which people and programs reach the server, for the URLs that it gives; else a request's own. */
  readonly baseUrl: string | undefined;
  /**
   * CONTENT_HOST: the host, with its port if it has one, below which each content item has an origin of its own.
   * See docs/decisions/0114-item-origins.md.
   */
  readonly contentHost: string | undefined;
  /** BOOTSTRAP_SECRET: what the token for the first administrator is signed with; without it there is no such token. */
  readonly bootstrapSecret: Uint8Array | undefined;
  /** AUDIT_EXPORT_SIGNING_KEY: the Ed25519 key, in PKCS #8, that signs the manifests of exports; without it there are none. */
  readonly auditExportSigningKey: Uint8Array | undefined;
  /** AUDIT_EXPORT_PREVIOUS_SIGNING_KEY: the key that signed before, which signs the change to the new one, and nothing else. */
  readonly auditExportPreviousSigningKey: Uint8Array | undefined;
  /**
   * AUDIT_EXPORT_RESTART_SIGNING: the public key that is lost, so that exports which it signed go on with the new one.
   * See docs/decisions/0129-key-changes.md.
   */
  readonly auditExportRestartSigning: string | undefined;
  /** AUDIT_EXPORT_COMPARE_ALL_DAYS: in how many days each entry of an export is compared with its source again. */
  readonly auditExportCompareAllDays: number;
  /** AUDIT_LOG_RETENTION_DAYS: after how many days exported entries of the audit log are deleted; without it, they never are. */
  readonly auditLogRetentionDays: number | undefined;
  /** CONTENT_MAX_BUNDLES: the number of bundles of one content item. */
  readonly contentMaxBundles: number;
  /** CONTENT_MAX_STORED_BYTES: what the bundles of one content item take. */
  readonly contentMaxStoredBytes: number;
  /** PUBLISHER_MAX_BUNDLES: the number of bundles of all content that one user owns. */
  readonly publisherMaxBundles: number;
  /** PUBLISHER_MAX_STORED_BYTES: what the bundles of all content that one user owns take. */
  readonly publisherMaxStoredBytes: number;
  /** USER_MAX_KEYS: the number of API keys of one user. */
  readonly userMaxKeys: number;
  /** SESSION_IDLE_HOURS: after how many hours without a request a session ends. */
  readonly sessionIdleHours: number;
  /** SESSION_MAX_HOURS: after how many hours a session ends in any case. */
  readonly sessionMaxHours: number;
  /** DATABASE_LIMIT_BYTES: how large the platform lets the database become. */
  readonly databaseLimitBytes: number;
  /** AUDIT_EXPORT_SOURCES: the other content servers whose audit logs can be exported, by the names of the sources. */
  readonly auditExportSources: Sources;
  /** AUDIT_EXPORT_RECEIVERS: the servers that exports are pushed to, by the names of the receivers. */
  readonly auditExportReceivers: Receivers;
}

const NO_SOURCES: Sources = new Map();
const NO_RECEIVERS: Receivers = new Map();

/** The settings that a variable states by itself. */
type PlainSettings = Omit<Settings, "auditExportSources" | "auditExportReceivers" | keyof SignInSettings>;

const FLAG = string("true or false", (text) => (text === "true" ? true : text === "false" ? false : undefined));

const ORIGIN = string("an origin such as https://content.example.com", (text) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text ? text : undefined,
);

const HOST = string("the name of a host, with its port if it has one, such as content.example.com", (text) =>
  /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*(?::\d+)?$/.test(text) &&
  ["http", "https"].every((scheme) => URL.parse(`${scheme}://${text}`)?.host === text)
    ? text
    : undefined,
);

/** What earlier versions read in the place of CONTENT_HOST. */
export const OLD_CONTENT_VARIABLE = "CONTENT_ORIGIN";

const SIGNING_KEY = string("an Ed25519 private key in PKCS #8, as base64 or PEM", readSigningKey);

const VARIABLES: { readonly [Key in keyof PlainSettings]: Variable<PlainSettings[Key]> } = {
  allowAnonymousContent: { name: "ALLOW_ANONYMOUS_CONTENT", reader: FLAG, fallback: false },
  allowPrivateUpstreams: { name: "ALLOW_PRIVATE_UPSTREAMS", reader: FLAG, fallback: false },
  keyHeader: {
    name: "KEY_HEADER",
    reader: string("the name of a header other than Authorization, X-Correlation-ID and Cookie", (text) =>
      isHeaderName(text) && !OTHER_HEADERS.includes(text.toLowerCase()) ? text : undefined,
    ),
    fallback: "X-SVC-Authorization",
  },
  serverVersion: {
    name: "SERVER_VERSION",
    reader: pattern(/^\d{1,4}(?:\.\d{1,4}){2}$/, "a version of three numbers, such as 2026.01.0"),
    fallback: "2026.01.0",
  },
  baseUrl: { name: "BASE_URL", reader: ORIGIN, fallback: undefined },
  contentHost: { name: "CONTENT_HOST", reader: HOST, fallback: undefined },
  bootstrapSecret: {
    name: "BOOTSTRAP_SECRET",
    reader: string(`at least ${BOOTSTRAP_SECRET_MIN_BYTES} bytes in base64`, readSecret),
    fallback: undefined,
  },
  auditExportSigningKey: { name: "AUDIT_EXPORT_SIGNING_KEY", reader: SIGNING_KEY, fallback: undefined },
  auditExportPreviousSigningKey: {
    name: "AUDIT_EXPORT_PREVIOUS_SIGNING_KEY",
    reader: SIGNING_KEY,
    fallback: undefined,
  },
  auditExportRestartSigning: {
    name: "AUDIT_EXPORT_RESTART_SIGNING",
    reader: pattern(/^[0-9a-f]{64}$/, "the lost public key, as 64 lower-case hexadecimal digits"),
    fallback: undefined,
  },
  auditExportCompareAllDays: {
    name: "AUDIT_EXPORT_COMPARE_ALL_DAYS",
    reader: upTo(AUDIT_EXPORT_COMPARE_ALL_MAX_DAYS),
    fallback: 7,
  },
  auditLogRetentionDays: {
    name: "AUDIT_LOG_RETENTION_DAYS",
    reader: upTo(AUDIT_LOG_RETENTION_MAX_DAYS),
    fallback: undefined,
  },
  contentMaxBundles: { name: "CONTENT_MAX_BUNDLES", reader: upTo(CONTENT_BUNDLES_QUOTA_MAX), fallback: 500 },
  contentMaxStoredBytes: {
    name: "CONTENT_MAX_STORED_BYTES",
    reader: upTo(STORED_QUOTA_MAX_BYTES),
    fallback: 10 * 1024 ** 3,
  },
  publisherMaxBundles: { name: "PUBLISHER_MAX_BUNDLES", reader: upTo(PUBLISHER_BUNDLES_QUOTA_MAX), fallback: 5_000 },
  publisherMaxStoredBytes: {
    name: "PUBLISHER_MAX_STORED_BYTES",
    reader: upTo(STORED_QUOTA_MAX_BYTES),
    fallback: 50 * 1024 ** 3,
  },
  userMaxKeys: { name: "USER_MAX_KEYS", reader: upTo(USER_KEYS_QUOTA_MAX), fallback: 100 },
  sessionIdleHours: { name: "SESSION_IDLE_HOURS", reader: upTo(SESSION_MAX_HOURS), fallback: 8 },
  sessionMaxHours: { name: "SESSION_MAX_HOURS", reader: upTo(SESSION_MAX_HOURS), fallback: 7 * 24 },
  databaseLimitBytes: {
    name: "DATABASE_LIMIT_BYTES",
    reader: upTo(DATABASE_LIMIT_MAX_BYTES),
    fallback: 10_000_000_000,
  },
};

/** The names of all variables. */
export const SETTING_NAMES: readonly string[] = [
  ...Object.values(VARIABLES).map(({ name }) => name),
  ...SIGN_IN_NAMES,
  SOURCES_VARIABLE,
  RECEIVERS_VARIABLE,
];

/** The origin of the URLs that an answer gives: what is set, because a proxy in front may ask by another name. */
export function publicOrigin({ baseUrl }: Pick<Settings, "baseUrl">, requestUrl: string): string {
  return baseUrl ?? new URL(requestUrl).origin;
}

/** Reads the settings of a deployment, and says which are not valid, without their values: some of them are secrets. */
export function readSettings(env: object): { readonly settings: Settings; readonly faults: readonly string[] } {
  const faults: string[] = [];
  const setting = <Value>(variable: Variable<Value>): Value => {
    const read = readVariable(env, variable);
    if (!read.ok) faults.push(read.error);
    return read.ok ? read.value : variable.fallback;
  };
  const plain: PlainSettings = {
    allowAnonymousContent: setting(VARIABLES.allowAnonymousContent),
    allowPrivateUpstreams: setting(VARIABLES.allowPrivateUpstreams),
    keyHeader: setting(VARIABLES.keyHeader),
    serverVersion: setting(VARIABLES.serverVersion),
    baseUrl: setting(VARIABLES.baseUrl),
    contentHost: setting(VARIABLES.contentHost),
    bootstrapSecret: setting(VARIABLES.bootstrapSecret),
    auditExportSigningKey: setting(VARIABLES.auditExportSigningKey),
    auditExportPreviousSigningKey: setting(VARIABLES.auditExportPreviousSigningKey),
    auditExportRestartSigning: setting(VARIABLES.auditExportRestartSigning),
    auditExportCompareAllDays: setting(VARIABLES.auditExportCompareAllDays),
    auditLogRetentionDays: setting(VARIABLES.auditLogRetentionDays),
    contentMaxBundles: setting(VARIABLES.contentMaxBundles),
    contentMaxStoredBytes: setting(VARIABLES.contentMaxStoredBytes),
    publisherMaxBundles: setting(VARIABLES.publisherMaxBundles),
    publisherMaxStoredBytes: setting(VARIABLES.publisherMaxStoredBytes),
    userMaxKeys: setting(VARIABLES.userMaxKeys),
    sessionIdleHours: setting(VARIABLES.sessionIdleHours),
    sessionMaxHours: setting(VARIABLES.sessionMaxHours),
    databaseLimitBytes: setting(VARIABLES.databaseLimitBytes),
  };
  faults.push(...contentHostFaults(plain, Reflect.get(env, OLD_CONTENT_VARIABLE)));
  const signIn = readSignInSettings(env);
  const sources = readSources(env, plain.allowPrivateUpstreams);
  const auditExportSources = sources.ok ? sources.value : NO_SOURCES;
  const receivers = readReceivers(env, plain.allowPrivateUpstreams);
  const auditExportReceivers = receivers.ok ? receivers.value : NO_RECEIVERS;
  return {
    settings: { ...plain, ...signIn.settings, auditExportSources, auditExportReceivers },
    faults: [
      ...faults,
      ...signIn.faults,
      ...(sources.ok ? [] : [sources.error]),
      ...(receivers.ok ? [] : [receivers.error]),
    ],
  };
}

function upTo(most: number): Reader<number> {
  return string(`a whole number from 1 to ${most}`, (text) =>
    /^[1-9]\d{0,14}$/.test(text) && Number(text) <= most ? Number(text) : undefined,
  );
}

function readSecret(text: string): Uint8Array | undefined {
  const bytes = fromBase64(text.trim());
  return bytes !== undefined && bytes.length >= BOOTSTRAP_SECRET_MIN_BYTES ? bytes : undefined;
}
