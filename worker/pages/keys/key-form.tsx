import { isAtLeast } from "../../../shared/index.ts";
import { actingKeyOf, type CallerContext } from "../../content-server/auth/caller.ts";
import { RadioGroup, TextField } from "../components/fields.tsx";
import { Form } from "../components/form.tsx";
import type { FormErrors } from "../form-errors.ts";
import { ROLE_CHOICES } from "../roles.ts";
import { SentOnce } from "../sent-once.tsx";

/** What was typed, by the names of the API's fields. */
export interface KeyFormValues {
  readonly name: string;
  readonly user_role: string;
  /** As browsers send a date and a time: without seconds and time zone. */
  readonly expires_at: string;
}

interface KeyFormProps {
  readonly values: KeyFormValues;
  readonly errors?: FormErrors;
  readonly context: CallerContext;
}

/** The form of a new key, with the roles that the caller can give it. */
export function KeyForm({ values, errors, context: { caller, now } }: KeyFormProps) {
  const choices = ROLE_CHOICES.filter(({ value }) => isAtLeast(caller.role, value));
  return (
    <Form action="/keys" submit="Create API key" errors={errors} cancel="/keys">
      <SentOnce now={now} />
      <TextField
        name="name"
        label="Name"
        hint="The program that will use the key, such as “nightly report”."
        value={values.name}
        required
        error={errors?.fields["name"]}
      />
      <RadioGroup
        name="user_role"
        label="Role"
        hint="What the program may do as you. The role of a key cannot be changed later."
        choices={choices}
        value={values.user_role}
        error={errors?.fields["user_role"]}
      />
      <TextField
        name="expires_at"
        label="Expires (UTC)"
        type="datetime-local"
        hint={expiryHint(actingKeyOf(caller)?.expiresAt ?? null)}
        value={values.expires_at}
        error={errors?.fields["expires_at"]}
      />
    </Form>
  );
}

/** @param latest when the key expires that the caller is signed in with; null where it does not, or where there is none. */
function expiryHint(latest: string | null): string {
  const zone = "The date and the time in Coordinated Universal Time.";
  if (latest === null) return `${zone} Leave it empty for a key that does not expire.`;
  const end = `${latest.slice(0, 10)} ${latest.slice(11, 16)}`;
  return `${zone} The key that you are signed in with expires on ${end}: the new one can do so no later, and does so then if you leave this empty.`;
}
