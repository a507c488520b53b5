/** Variables of a deployment: how a table of them is read, and the forms in which an operator writes them. */

import {
  BOOTSTRAP_SECRET_MIN_BYTES,
  err,
  fromBase64,
  isHeaderName,
  ok,
  privateKeyBase64,
  type Result,
} from "../../shared/index.ts";
import { pattern, type Reader, string } from "../values/readers.ts";

/** A variable or secret of a deployment. */
export interface Variable<Value> {
  readonly name: string;
  readonly reader: Reader<NonNullable<Value>>;
  /** The value where the operator sets nothing. */
  readonly fallback: Value;
  /** The sentences on it in the documentation, in Markdown. */
  readonly meaning: string;
}

/** A variable; the documentation has its meaning. */
export function variable<Value extends {}, Fallback extends Value | undefined>(
  name: string,
  reader: Reader<Value>,
  fallback: Fallback,
  meaning: string,
): Variable<Value | Fallback> {
  return { name, reader, fallback, meaning };
}

type Variables = Readonly<Record<string, Variable<unknown>>>;

/** The values of a table of variables, by the keys of the table. */
export type ValuesOfVariables<Table> = {
  readonly [Key in keyof Table]: Table[Key] extends Variable<infer Value> ? Value : never;
};

/** Reads the variables of a table, and says which are not valid, without their values: some of them are secrets. */
export function readVariables<Table extends Variables>(
  env: object,
  table: Table,
): { readonly values: ValuesOfVariables<Table>; readonly faults: readonly string[] } {
  const read = Object.entries(table).map(([key, one]) => ({ key, one, result: readVariable(env, one) }));
  const values = read.map(({ key, one, result }) => [key, result.ok ? result.value : one.fallback]);
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- each value is what its reader read
    values: Object.fromEntries(values) as ValuesOfVariables<Table>,
    faults: read.flatMap(({ result }) => (result.ok ? [] : [result.error])),
  };
}

function readVariable<Value>(env: object, { name, reader, fallback }: Variable<Value>): Result<Value, string> {
  if (!isSet(env, name)) return ok(fallback);
  const given: unknown = Reflect.get(env, name);
  // wrangler.toml has true, false and numbers without quotes, too.
  const isText = typeof given === "string" || typeof given === "boolean" || typeof given === "number";
  const value = isText ? reader.read(String(given)) : undefined;
  return value === undefined ? err(`The variable ${name} is not ${reader.expected}.`) : ok(value);
}

/** Tells if an operator sets a variable. */
export function isSet(env: object, name: string): boolean {
  const given: unknown = Reflect.get(env, name);
  return given !== undefined && given !== "";
}

/** Reads a switch. */
export const FLAG = string("true or false", (text) => (text === "true" ? true : text === "false" ? false : undefined));

/** Reads an origin, as browsers write it. */
export const ORIGIN = string("an origin such as https://content.example.com", (text) =>
  /^https?:/.test(text) && URL.canParse(text) && new URL(text).origin === text ? text : undefined,
);

/** Reads a host that names can be put before: no address. */
export const HOST = string("the name of a host, with its port if it has one, such as content.example.com", (text) =>
  /^(?:[a-z\d-]+\.)*[a-z][a-z\d-]*(?::\d+)?$/.test(text) &&
  ["http", "https"].every((scheme) => URL.parse(`${scheme}://${text}`)?.host === text)
    ? text
    : undefined,
);

/** The start of an Ed25519 private key in PKCS #8 (RFC 8410, section 7), after which its 32 bytes follow. */
const PKCS8_START = [0x30, 46, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 34, 4, 32];
const KEY_BYTES = 32;

/** Reads an Ed25519 private key in PKCS #8, from base64 or PEM. */
export function readSigningKey(text: string): Uint8Array | undefined {
  const bytes = fromBase64(privateKeyBase64(text));
  const isKey =
    bytes?.length === PKCS8_START.length + KEY_BYTES && PKCS8_START.every((byte, index) => bytes[index] === byte);
  return isKey ? bytes : undefined;
}

/** Reads the key that signs exports. */
export const SIGNING_KEY = string("an Ed25519 private key in PKCS #8, as base64 or PEM", readSigningKey);

/** Reads a secret that signs tokens. */
export const SECRET = string(`at least ${BOOTSTRAP_SECRET_MIN_BYTES} bytes in base64`, (text) => {
  const bytes = fromBase64(text.trim());
  return bytes !== undefined && bytes.length >= BOOTSTRAP_SECRET_MIN_BYTES ? bytes : undefined;
});

const METRICS_TOKEN_MIN_CHARACTERS = 32;
const METRICS_TOKEN_MAX_CHARACTERS = 512;

/** Reads the token of programs that read metrics. A file that it comes from may end its line. */
export const METRICS_TOKEN = string(
  `a text of ${METRICS_TOKEN_MIN_CHARACTERS} to ${METRICS_TOKEN_MAX_CHARACTERS} characters of ASCII without whitespace`,
  (text) => {
    const token = text.trim();
    const { length } = token;
    const isLong = length >= METRICS_TOKEN_MIN_CHARACTERS && length <= METRICS_TOKEN_MAX_CHARACTERS;
    return isLong && /^[!-~]+$/.test(token) ? token : undefined;
  },
);

/** Reads the version that clients are told. */
export const VERSION = pattern(/^\d{1,4}(?:\.\d{1,4}){2}$/, "a version of three numbers, such as 2026.01.0");

/** Reads an Ed25519 public key. */
export const PUBLIC_KEY = pattern(/^[0-9a-f]{64}$/, "the lost public key, as 64 lower-case hexadecimal digits");

/** Reads a whole number from 1 on. */
export function upTo(most: number): Reader<number> {
  return string(`a whole number from 1 to ${most}`, (text) =>
    /^[1-9]\d{0,14}$/.test(text) && Number(text) <= most ? Number(text) : undefined,
  );
}

/** Headers that carry something else than what an operator may set a header for: keys, what answers and logs repeat, and cookies. */
const OTHER_HEADERS = ["authorization", "x-correlation-id", "cookie"];

/** Reads the name of a header that a setting may choose. */
export const HEADER_NAME = string(
  "the name of a header other than Authorization, X-Correlation-ID and Cookie",
  (text) => (isHeaderName(text) && !OTHER_HEADERS.includes(text.toLowerCase()) ? text : undefined),
);
