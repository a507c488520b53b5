import { AUDIT_SOURCE_KEY_MAX_CHARACTERS, type ContentServer } from "../../shared/index.ts";
import { ActionError } from "../action-error.ts";

const KEY = /^[\x21-\x7e]+$/;
const HEADER_NAME = /^[!#$%&'*+\-.^_`|~0-9A-Za-z]+$/;

/** The header that takes a key, where nobody says otherwise. */
export const KEY_HEADER = "Authorization";

/**
 * A content server with the key of the environment variable STEWARD_API_KEY. There is no option for it: everybody on a
 * machine can read the command lines of others.
 *
 * @throws ActionError where there is no usable key or header. The key is not repeated.
 */
export function serverWithKey(baseUrl: string, keyHeader: string, environment: NodeJS.ProcessEnv): ContentServer {
  if (!HEADER_NAME.test(keyHeader))
    throw new ActionError("--key-header must be the name of a header, such as X-Authorization.");
  const key = (environment["STEWARD_API_KEY"] ?? "").trim();
  if (key === "") {
    throw new ActionError(
      "There is no API key. Set the environment variable STEWARD_API_KEY to the key of an administrator.",
    );
  }
  if (!KEY.test(key) || key.length > AUDIT_SOURCE_KEY_MAX_CHARACTERS) {
    throw new ActionError(
      "STEWARD_API_KEY is no API key: it has blanks or other characters that no key has, or is too long.",
    );
  }
  return { baseUrl, key, keyHeader };
}
