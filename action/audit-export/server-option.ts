/** The server that a command names, and the key that is sent to it. */

import { AUDIT_SOURCE_KEY_MAX_CHARACTERS, type ContentServer, isHeaderName } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";

const LOCAL_HOSTS = ["localhost", "127.0.0.1", "[::1]"];

interface UrlHelp {
  readonly example: string;
  /** Where the secret comes from, as a whole sentence. */
  readonly secret: string;
}

const SERVER_HELP: UrlHelp = {
  example: "https://content.example.com",
  secret: "The key is taken from STEWARD_API_KEY.",
};

/** The path of a server's export, below the base URL. */
const EXPORT_PATH = /^(?<base>.*)\/__api__\/v1\/audit_exports\/[^/]+$/;

/** An export that a content server keeps. */
interface ExportAddress {
  /** Without a slash at its end. */
  readonly url: string;
  readonly baseUrl: string;
}

/**
 * The base URL of a content server, without a slash at its end.
 *
 * @param what the option or argument that gives it, as messages call it.
 * @throws ActionError where it is none that a key may be sent to. Nothing of it is repeated, for it may hold a password.
 */
export function readServerUrl(text: string, what: string): string {
  const url = readPlainUrl(text, what);
  if (!url.pathname.includes("/__api__")) return url.href.replace(/\/+$/, "");
  throw new ActionError(`${what} must be the server's base URL, without "/__api__" and what follows it.`);
}

/**
 * The address of an export at a content server.
 *
 * @throws ActionError where it is none, or none that a key may be sent to.
 */
export function readExportUrl(text: string): ExportAddress {
  const url = readPlainUrl(text, "The URL of the export").href.replace(/\/+$/, "");
  const baseUrl = EXPORT_PATH.exec(url)?.groups?.["base"];
  if (baseUrl !== undefined) return { url, baseUrl };
  throw new ActionError(
    "The URL of an export ends in /__api__/v1/audit_exports/ and the guid of the export. " +
      "GET /__api__/v1/audit_exports of the server lists them.",
  );
}

/** Tells a server's export from a folder by its argument. */
export function isUrl(text: string): boolean {
  return /^https?:/i.test(text);
}

/**
 * A URL to which a secret may be sent.
 *
 * @param what gives it, as messages call it.
 * @param help how such a URL looks, and where the secret comes from.
 * @throws ActionError where it is none. Nothing of it is repeated, for it may hold a password.
 */
export function readPlainUrl(text: string, what: string, help: UrlHelp = SERVER_HELP): URL {
  const url = URL.parse(text);
  if (url === null || !["https:", "http:"].includes(url.protocol)) {
    throw new ActionError(`${what} must be a URL such as ${help.example}.`);
  }
  if (url.username + url.password !== "") {
    throw new ActionError(`${what} must have no user name and no password. ${help.secret}`);
  }
  if (/[?#]/.test(url.href)) throw new ActionError(`${what} must have neither "?" nor "#" and what follows them.`);
  if (url.protocol === "http:" && !LOCAL_HOSTS.includes(url.hostname)) {
    throw new ActionError(
      `${what} must begin with https://, because over http the key can be read in transit. http is accepted only for this ` +
        "machine (localhost, 127.0.0.1, [::1]); use a tunnel, such as ssh -L, to reach another server.",
    );
  }
  return url;
}

const KEY = /^[\x21-\x7e]+$/;

/**
 * A content server with the key of the environment variable STEWARD_API_KEY. There is no option for it: command lines
 * can be read by everyone on the machine.
 *
 * @throws ActionError where there is no usable key or header. The key is not repeated.
 */
export function serverWithKey(baseUrl: string, keyHeader: string, environment: NodeJS.ProcessEnv): ContentServer {
  if (!isHeaderName(keyHeader))
    throw new ActionError("--key-header must be the name of a header, such as X-Authorization.");
  const key = (environment["STEWARD_API_KEY"] ?? "").trim();
  if (key === "") {
    throw new ActionError(
      "There is no API key. Set the environment variable STEWARD_API_KEY to the key of an administrator.",
    );
  }
  if (!KEY.test(key) || key.length > AUDIT_SOURCE_KEY_MAX_CHARACTERS) {
    throw new ActionError(
      "STEWARD_API_KEY is not an API key: it has whitespace or other characters that no key has, or is too long. Set it to the key alone.",
    );
  }
  return { baseUrl, key, keyHeader };
}
