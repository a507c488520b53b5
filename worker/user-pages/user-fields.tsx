import { TextField } from "../html/fields.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";

/** The names of the fields that a user has from the beginning and that can be updated. */
export const USER_FIELDS = ["username", "first_name", "last_name", "email"] as const;

type Name = (typeof USER_FIELDS)[number];

interface UserFieldsProps {
  /** What stands in each field. */
  readonly valueOf: (name: Name) => string;
  readonly errors: FormErrors | undefined;
}

/** Who a user is. */
export function UserFields({ valueOf, errors }: UserFieldsProps) {
  const field = (name: Name) => ({ name, value: valueOf(name), error: errors?.fields[name] });
  return (
    <>
      <TextField
        {...field("username")}
        label="Username"
        hint={`At most ${NAME_MAX_CHARACTERS} letters from A to Z, digits, and _ . @ + -`}
        required
      />
      <TextField {...field("first_name")} label="First name" />
      <TextField {...field("last_name")} label="Last name" />
      <TextField
        {...field("email")}
        label="Email address"
        type="email"
        hint="Whoever signs in at an identity provider with this verified address, as the first one, is this user."
      />
    </>
  );
}
