import { ok } from "../../shared/index.ts";
import { RadioGroup, ROLE_CHOICES, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import type { FormErrors } from "../html/form-errors.ts";
import { seeOther } from "../html/messages.ts";
import { textsOf } from "../http/form-values.ts";
import { operationForm } from "../operation/form-routes.ts";
import { CREATE_USER } from "../users/operations.ts";
import { NAME_MAX_CHARACTERS } from "../values/limits.ts";
import { labelsOf } from "../values/readers.ts";

/** The names of the fields that a user has from the beginning and that can be updated. */
export const USER_FIELDS = ["username", "first_name", "last_name", "email"] as const;

type Name = (typeof USER_FIELDS)[number];

const LABELS = labelsOf(CREATE_USER.input);

/** `/users/new`: creates a user, who is invited on the page that follows. */
export const NEW_USER_PAGE = operationForm({
  operation: CREATE_USER,
  find: async () => ok(null),
  title: () => "Create a user",
  scripts: ["send-once"],
  fieldsOfKinds: { "name-taken": "username" },
  content: (_, { typed, errors }) => (
    <Form action="/users/new" submit="Create user" errors={errors} cancel="/users">
      <UserFields valueOf={(name) => typed?.get(name) ?? ""} errors={errors} />
      <RadioGroup
        name="user_role"
        label={LABELS.user_role}
        choices={ROLE_CHOICES}
        value={typed?.get("user_role") ?? "viewer"}
        error={errors?.fields["user_role"]}
      />
    </Form>
  ),
  sentBy: (form) => textsOf(form, [...USER_FIELDS, "user_role"]),
  done: ({ guid }) => seeOther(`/users/${guid}`, "user-created"),
});

interface UserFieldsProps {
  /** The value of each field. */
  readonly valueOf: (name: Name) => string;
  readonly errors: FormErrors | undefined;
}

/** The names and the address of a user. */
export function UserFields({ valueOf, errors }: UserFieldsProps) {
  const field = (name: Name) => ({ name, label: LABELS[name], value: valueOf(name), error: errors?.fields[name] });
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
