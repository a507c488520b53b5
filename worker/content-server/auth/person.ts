import { err, ok, type Result } from "../../../shared/index.ts";
import { nameText, text } from "../../input/readers.ts";
import { NAME_MAX_CHARACTERS, SUBJECT_MAX_CHARACTERS } from "../../limits.ts";

/** Somebody whom an identity provider knows, as it says in a token that was verified. */
export interface Person {
  /** Issuer and subject with a space between them, which no issuer has: the `external_id` of the person's user. */
  readonly externalId: string;
  readonly email: ClaimedEmail | undefined;
  /** What the provider calls the person, where it says so. */
  readonly username: string | undefined;
  readonly firstName: string;
  readonly lastName: string;
}

export interface ClaimedEmail {
  readonly address: string;
  /** Whether the provider says that it is the person's. */
  readonly isVerified: boolean;
}

/** Claims of a token (OpenID Connect Core 1.0, section 5.1). */
export type Claims = Readonly<Record<string, unknown>>;

const SUBJECT = text(SUBJECT_MAX_CHARACTERS, 1);
const ADDRESS = text(NAME_MAX_CHARACTERS, 1);
const NAME = nameText(NAME_MAX_CHARACTERS);

/**
 * The person of whom verified claims tell; an error where they name none. Names that no user could have are left out.
 *
 * @param vouches whether the issuer gives no address that it has not verified, even where it does not say so.
 */
export function personOf(issuer: string, claims: Claims, vouches: boolean): Result<Person, "no-subject"> {
  const read = ({ read: readText }: typeof NAME, name: string): string | undefined => {
    const value = claims[name];
    return typeof value === "string" ? readText(value) : undefined;
  };
  const subject = read(SUBJECT, "sub");
  if (subject === undefined) return err("no-subject");
  const address = read(ADDRESS, "email");
  const isVerified = claims["email_verified"] === true || (vouches && claims["email_verified"] !== false);
  const given = read(NAME, "given_name");
  const family = read(NAME, "family_name");
  return ok({
    externalId: `${issuer} ${subject}`,
    email: address === undefined ? undefined : { address, isVerified },
    username: read(ADDRESS, "preferred_username"),
    firstName: given ?? (family === undefined ? (read(NAME, "name") ?? "") : ""),
    lastName: family ?? "",
  });
}
