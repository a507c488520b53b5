import { isAtLeast } from "../../shared/index.ts";
import { RadioGroup, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import type { ShownForm } from "../html/form-page.ts";
import { ROLE_CHOICES } from "../html/roles.ts";
import { SentOnce } from "../html/sent-once.tsx";
import { actingKeyOf, type Caller } from "../identity/caller.ts";
import { CREATE_KEY } from "../keys/operations.ts";
import { labelsOf } from "../values/readers.ts";

const LABELS = labelsOf(CREATE_KEY.input);

interface KeyFormProps {
  readonly caller: Caller;
  readonly now: Date;
  readonly form: ShownForm;
}

/** The form of a new key, with the roles that the caller can give it; the least one is chosen at first. */
export function KeyForm({ caller, now, form: { typed = FIRST, errors } }: KeyFormProps) {
  return (
    <Form action="/keys" submit="Create API key" errors={errors} cancel="/keys">
      <SentOnce now={now} />
      <TextField
        name="name"
        label={LABELS.name}
        hint="The program that will use the key, such as “nightly report”."
        value={typed.get("name") ?? ""}
        required
        error={errors?.fields["name"]}
      />
      <RadioGroup
        name="user_role"
        label={LABELS.user_role}
        hint="What the program may do as you. The role of a key cannot be changed later."
        choices={ROLE_CHOICES.filter(({ value }) => isAtLeast(caller.role, value))}
        value={typed.get("user_role") ?? ""}
        error={errors?.fields["user_role"]}
      />
      <TextField
        name="expires_at"
        label={LABELS.expires_at}
        type="datetime-local"
        hint={expiryHint(actingKeyOf(caller)?.expiresAt ?? null)}
        value={typed.get("expires_at") ?? ""}
        error={errors?.fields["expires_at"]}
      />
    </Form>
  );
}

const FIRST = new URLSearchParams({ user_role: "viewer" });

/** @param latest when the key expires that the caller is signed in with; null where it does not, or where there is none. */
function expiryHint(latest: string | null): string {
  const zone = "The date and the time in Coordinated Universal Time.";
  if (latest === null) return `${zone} Leave it empty for a key that does not expire.`;
  const end = `${latest.slice(0, 10)} ${latest.slice(11, 16)}`;
  return `${zone} You are signed in with a key that expires on ${end}. The new key cannot be valid for longer: leave this empty for the same time.`;
}
