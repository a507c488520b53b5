import { BOOTSTRAP_SECRET_MIN_BYTES } from "../../shared/index.ts";
import { readSigningKey } from "../audit-export/signing.ts";
import { ownSources, SOURCES_VARIABLE, type Sources } from "../audit-export/sources.ts";
import { fromBase64 } from "../encoding.ts";
import { AUDIT_LOG_RETENTION_MAX_DAYS } from "../limits.ts";

/** What an operator sets of the content server, by variables and secrets. */
export interface Settings {
  /** ALLOW_ANONYMOUS_CONTENT: whether content may be shared with anyone, without a key. */
  readonly allowAnonymousContent: boolean;
  /** ALLOW_PRIVATE_UPSTREAMS: whether API content may be served by hosts of a private network. */
  readonly allowPrivateUpstreams: boolean;
  /** KEY_HEADER: the second header that a key is taken from. */
  readonly keyHeader: string;
  /** CONTENT_ORIGIN: the origin on which content is not sandboxed, because nothing else is served there. */
  readonly contentOrigin: string | undefined;
  /** BOOTSTRAP_SECRET: what the token for the first administrator is signed with; without it there is no such token. */
  readonly bootstrapSecret: Uint8Array | undefined;
  /** AUDIT_EXPORT_SIGNING_KEY: the Ed25519 key, in PKCS #8, that signs the manifests of exports; without it there are none. */
  readonly auditExportSigningKey: Uint8Array | undefined;
  /** AUDIT_LOG_RETENTION_DAYS: after how many days exported entries of the audit log are removed; without it, they never are. */
  readonly auditLogRetentionDays: number | undefined;
  /** AUDIT_EXPORT_SOURCES: the other content servers whose audit logs can be exported, by the names of the sources. */
  readonly auditExportSources: Sources;
}

const NO_SOURCES: Sources = new Map();

/** The settings that a variable states by itself. */
type PlainSettings = Omit<Settings, "auditExportSources">;

/** What holds where the operator sets nothing. */
const DEFAULTS: PlainSettings = {
  allowAnonymousContent: false,
  allowPrivateUpstreams: false,
  keyHeader: "X-SVC-Authorization",
  contentOrigin: undefined,
  bootstrapSecret: undefined,
  auditExportSigningKey: undefined,
  auditLogRetentionDays: undefined,
};

/** How the text of a variable is read; undefined where it cannot be. */
interface Variable<Value> {
  readonly name: string;
  readonly expected: string;
  readonly read: (text: string) => Value | undefined;
}

type Variables = { readonly [Key in keyof PlainSettings]: Variable<PlainSettings[Key]> };

/** Headers that cannot be the second one for keys: the first one, and one that answers and logs repeat. */
const OTHER_HEADERS = ["authorization", "x-correlation-id"];

const HEADER_NAME = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;

const VARIABLES: Variables = {
  allowAnonymousContent: { name: "ALLOW_ANONYMOUS_CONTENT", expected: "true or false", read: readFlag },
  allowPrivateUpstreams: { name: "ALLOW_PRIVATE_UPSTREAMS", expected: "true or false", read: readFlag },
  keyHeader: {
    name: "KEY_HEADER",
    expected: "the name of a header other than Authorization and X-Correlation-ID",
    read: (text) => (HEADER_NAME.test(text) && !OTHER_HEADERS.includes(text.toLowerCase()) ? text : undefined),
  },
  contentOrigin: {
    name: "CONTENT_ORIGIN",
    expected: "an origin such as https://content.example.com",
    read: (text) => (/^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text ? text : undefined),
  },
  bootstrapSecret: {
    name: "BOOTSTRAP_SECRET",
    expected: `at least ${BOOTSTRAP_SECRET_MIN_BYTES} bytes in base64`,
    read: readSecret,
  },
  auditExportSigningKey: {
    name: "AUDIT_EXPORT_SIGNING_KEY",
    expected: "an Ed25519 private key in PKCS #8, as base64 or PEM",
    read: readSigningKey,
  },
  auditLogRetentionDays: {
    name: "AUDIT_LOG_RETENTION_DAYS",
    expected: `a whole number from 1 to ${AUDIT_LOG_RETENTION_MAX_DAYS}`,
    read: readDays,
  },
};

/** The names of all variables. */
export const SETTING_NAMES: readonly string[] = [...Object.values(VARIABLES).map(({ name }) => name), SOURCES_VARIABLE];

/** Reads the settings of a deployment, and says which cannot be used, without their values: some of them are secrets. */
export function readSettings(env: object): { readonly settings: Settings; readonly faults: readonly string[] } {
  const given = new Map<string, unknown>(Object.entries(env));
  const faults: string[] = [];
  const setting = <Key extends keyof PlainSettings>(key: Key): PlainSettings[Key] => {
    const { name, expected, read } = VARIABLES[key];
    const text = given.get(name);
    if (text === undefined || text === "") return DEFAULTS[key];
    // wrangler.toml has true, false and numbers without quotes, too.
    const isText = typeof text === "string" || typeof text === "boolean" || typeof text === "number";
    const value = isText ? read(String(text)) : undefined;
    if (value === undefined) faults.push(`The variable ${name} is not ${expected}.`);
    return value ?? DEFAULTS[key];
  };
  const plain: PlainSettings = {
    allowAnonymousContent: setting("allowAnonymousContent"),
    allowPrivateUpstreams: setting("allowPrivateUpstreams"),
    keyHeader: setting("keyHeader"),
    contentOrigin: setting("contentOrigin"),
    bootstrapSecret: setting("bootstrapSecret"),
    auditExportSigningKey: setting("auditExportSigningKey"),
    auditLogRetentionDays: setting("auditLogRetentionDays"),
  };
  const own = ownSources(env, plain.allowPrivateUpstreams);
  const auditExportSources = own.ok ? own.value : NO_SOURCES;
  return { settings: { ...plain, auditExportSources }, faults: own.ok ? faults : [...faults, own.error] };
}

function readFlag(text: string): boolean | undefined {
  return text === "true" ? true : text === "false" ? false : undefined;
}

function readDays(text: string): number | undefined {
  return /^[1-9]\d{0,4}$/.test(text) && Number(text) <= AUDIT_LOG_RETENTION_MAX_DAYS ? Number(text) : undefined;
}

function readSecret(text: string): Uint8Array | undefined {
  const bytes = fromBase64(text.trim());
  return bytes !== undefined && bytes.length >= BOOTSTRAP_SECRET_MIN_BYTES ? bytes : undefined;
}
