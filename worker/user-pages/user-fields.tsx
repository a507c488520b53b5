import type { UserRecord } from "../../shared/index.ts";
import { TextField } from "../html/fields.tsx";
import { fieldsOf, type ShownForm } from "../html/form-page.ts";
import { CREATE_USER } from "../users/operations.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { labelsOf } from "../values/readers.ts";

/** The names of the fields that a user has from the beginning and that can be updated. */
export const USER_FIELDS = ["username", "first_name", "last_name", "email"] as const;

/** The labels of the fields of a user. */
export const USER_LABELS = labelsOf(CREATE_USER.input);

interface UserFieldsProps {
  readonly form: ShownForm;
  /** Undefined for a new one. */
  readonly user?: UserRecord;
}

/** The names and the address of a user. */
export function UserFields({ form, user }: UserFieldsProps) {
  const fieldOf = fieldsOf(USER_LABELS, form);
  const field = (name: (typeof USER_FIELDS)[number]) => fieldOf(name, user?.[name]);
  return (
    <>
      <TextField
        {...field("username")}
        hint={`At most ${NAME_MAX_CHARACTERS} letters from A to Z, digits, and _ . @ + -`}
        required
      />
      <TextField {...field("first_name")} />
      <TextField {...field("last_name")} />
      <TextField
        {...field("email")}
        type="email"
        hint="Whoever signs in at an identity provider with this verified address, as the first one, is this user."
      />
    </>
  );
}
