import { err, ok, type Result } from "../../shared/index.ts";
import { NAME_MAX_CHARACTERS, SUBJECT_MAX_CHARACTERS } from "../values/limits.ts";
import { nameText, type Reader, text } from "../values/readers.ts";

/** The time that an identity provider, or the publisher of a proxy's keys, may take for a whole answer. */
const PROVIDER_TIMEOUT_SECONDS = 10;

/** Size of an answer of an identity provider. The largest, sets of keys with certificates, have some ten kilobytes. */
export const PROVIDER_ANSWER_MAX_BYTES = 512 * 1024;

/** No answer that could be used came. The message is a whole sentence without any value of what was sent. */
export class ProviderAnswerError extends Error {}

/** A request as the libraries of both ways to sign in make it. */
interface ProviderRequest {
  readonly method: string;
  readonly headers: HeadersInit;
  readonly body?: URLSearchParams | undefined;
}

/**
 * The `fetch` of these libraries: it reads the whole answer, within its bounds, before it gives it. A redirect is an
 * answer like any other. One deadline covers the answer to its end, in the place of theirs.
 *
 * @throws ProviderAnswerError
 * See docs/decisions/0152-claims-and-answers-of-providers.md.
 */
export async function askWithinBounds(url: string, { method, headers, body }: ProviderRequest): Promise<Response> {
  const signal = AbortSignal.timeout(PROVIDER_TIMEOUT_SECONDS * 1_000);
  try {
    const response = await fetch(url, { method, headers, body: body ?? null, redirect: "manual", signal });
    const bytes = await readWhole(response, signal);
    // An answer without content may have a status that allows none.
    return new Response(bytes.size === 0 ? null : bytes, { status: response.status, headers: response.headers });
  } catch (thrown) {
    if (signal.aborted) throw new ProviderAnswerError(`The answer took over ${PROVIDER_TIMEOUT_SECONDS} seconds.`);
    throw thrown instanceof ProviderAnswerError ? thrown : new ProviderAnswerError(messageOf(thrown));
  }
}

/** The deadline ends what waits for more: not every stream ends by the signal of its request. */
async function readWhole({ body }: Response, signal: AbortSignal): Promise<Blob> {
  if (body === null) return new Blob();
  const reader: ReadableStreamDefaultReader<Uint8Array> = body.getReader();
  const cancel = async () => await reader.cancel().catch(() => undefined);
  signal.addEventListener("abort", cancel);
  const chunks: Uint8Array[] = [];
  for (let length = 0; length <= PROVIDER_ANSWER_MAX_BYTES; ) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return new Blob(chunks);
    length += value.length;
    chunks.push(value);
  }
  await cancel();
  throw new ProviderAnswerError(`The answer has more than ${PROVIDER_ANSWER_MAX_BYTES} bytes.`);
}

function messageOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

/** A person whom an identity provider knows, as it says in a token that was verified. */
export interface Person {
  /** Issuer and subject with a space between them, which no issuer has: the `external_id` of the person's user. */
  readonly externalId: string;
  readonly email: ClaimedEmail | undefined;
  /** The username at the provider, where it gives one. */
  readonly username: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
}

interface ClaimedEmail {
  readonly address: string;
  /** True where the provider says that it is the person's. */
  readonly isVerified: boolean;
}

/** Claims of a token (OpenID Connect Core 1.0, section 5.1). */
export type Claims = Readonly<Record<string, unknown>>;

const SUBJECT = text(SUBJECT_MAX_CHARACTERS, 1);
const NAME = nameText(NAME_MAX_CHARACTERS);

/**
 * An address that no other one is taken for: without spaces at its ends and invisible characters, and with no character
 * that compares equal to others once case and form are set aside, as `ſ` does to `s`.
 */
const ADDRESS: Reader<string> = {
  ...NAME,
  read: (value) => {
    const address = NAME.read(value)?.trim();
    if (address === undefined || address === "" || address !== value) return undefined;
    const lower = address.toLowerCase();
    const isPlain = address.normalize("NFKC") === address && lower.toUpperCase().toLowerCase() === lower;
    return isPlain ? address : undefined;
  },
};

/**
 * The person of whom verified claims tell, be they of a provider or of a proxy; an error where they name none. Each
 * claim is read as its own type: one of another type, or that no user could have, counts as left out.
 *
 * @param vouches is true where the issuer gives only verified addresses, even where it does not say so.
 */
export function personOf(issuer: string, claims: Claims, vouches: boolean): Result<Person, "no-subject"> {
  const read = (reader: Reader<string>, name: string): string | undefined => {
    const value = claims[name];
    return typeof value === "string" ? reader.read(value) : undefined;
  };
  const subject = read(SUBJECT, "sub");
  if (subject === undefined) return err("no-subject");
  const address = read(ADDRESS, "email");
  const given = read(NAME, "given_name");
  const family = read(NAME, "family_name");
  return ok({
    externalId: `${issuer} ${subject}`,
    email: address === undefined ? undefined : { address, isVerified: isVerified(claims["email_verified"], vouches) },
    username: read(NAME, "preferred_username"),
    firstName: given ?? (family === undefined ? (read(NAME, "name") ?? "") : ""),
    lastName: family ?? "",
  });
}

/** Only `true` counts. Another claim, such as the text "false", is no silence that an issuer could vouch for. */
function isVerified(claim: unknown, vouches: boolean): boolean {
  return claim === undefined ? vouches : claim === true;
}
