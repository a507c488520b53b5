import { isAtLeast, type KeyRecord, ok } from "../../shared/index.ts";
import { answerPage, type PageRequest, SentOnce } from "../html/answer-page.tsx";
import { RadioGroup, ROLE_CHOICES, TextField } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { fieldsOf, type ShownForm } from "../html/form-page.ts";
import { Icon } from "../html/icon.tsx";
import { actingKeyOf, type Caller, type CallerContext } from "../identity/caller.ts";
import { CREATE_KEY, LIST_KEYS } from "../keys/operations.ts";
import { perform } from "../operation/operation.ts";
import { operationForm, type SentFields } from "../operation/page-routes.ts";
import { labelsOf } from "../values/readers.ts";
import { NewKey, OwnKeys } from "./list.tsx";

/** `/keys/new`: the form of a new key, which is sent to `/keys`. */
export const CREATE_KEY_PAGE = operationForm({
  operation: CREATE_KEY,
  find: async (_, context) => ok(context),
  title: () => "Create an API key",
  scripts: ["send-once"],
  fieldsOfKinds: { "name-taken": "name" },
  content: ({ now, caller }, form) => <KeyForm now={now} caller={caller} form={form} />,
  sentBy,
  isSentOnce: true,
  done: showValue,
});

/** Browsers send a date and a time without a time zone: the form asks for UTC. */
function sentBy(form: URLSearchParams): SentFields {
  const text = (name: string) => form.get(name) ?? "";
  const expiry = text("expires_at");
  const seconds = /T\d\d:\d\d$/.test(expiry) ? ":00" : "";
  const expires_at = expiry === "" ? null : `${expiry}${seconds}Z`;
  return { name: text("name"), user_role: text("user_role"), expires_at };
}

/**
 * The list with the new key, and its value in a dialog. The value is in this answer and never again: not where the
 * browser is led to afterwards, nor where it goes back to.
 */
async function showValue(
  created: KeyRecord,
  { headers, method, url, pathname, menu }: PageRequest,
  context: CallerContext,
): Promise<Response> {
  const found = await perform(LIST_KEYS, context, {}, {});
  return await answerPage(
    { headers, method, url, pathname, page: "/keys", menu },
    context,
    { title: "API keys", scripts: ["copy", "new-key"], actions: <NewKey /> },
    <>
      <NewKeyDialog created={created} />
      {found.ok && <OwnKeys {...found.value} context={context} />}
    </>,
  );
}

/**
 * Shows the value of a new key, once (specification, section 2.1). Without scripts it stands above the page, and is
 * gone with the page; the script `new-key` makes it one that must be answered, and copies.
 */
function NewKeyDialog({ created: { name, key } }: { readonly created: KeyRecord }) {
  return (
    <dialog open id="new-key" aria-labelledby="new-key-title" aria-describedby="new-key-advice">
      <h2 id="new-key-title">{`The API key ${name} is created`}</h2>
      <p id="new-key-advice">Store its value now, where only you can read it. It is never shown again.</p>
      <p class="secret">
        <code id="new-key-value">{key}</code>
      </p>
      <div class="actions">
        <button type="button" data-copy="new-key-value" hidden>
          <Icon name="copy" /> Copy
        </button>
        <a class="button primary" href="/keys">
          I have stored it
        </a>
      </div>
    </dialog>
  );
}

const LABELS = labelsOf(CREATE_KEY.input);

interface KeyFormProps {
  readonly caller: Caller;
  readonly now: Date;
  readonly form: ShownForm;
}

/** The form of a new key, with the roles that the caller can give it; the least one is chosen at first. */
function KeyForm({ caller, now, form }: KeyFormProps) {
  const field = fieldsOf(LABELS, form);
  return (
    <Form action="/keys" submit="Create API key" errors={form.errors} cancel="/keys">
      <SentOnce now={now} />
      <TextField {...field("name")} hint="The program that will use the key, such as “nightly report”." required />
      <RadioGroup
        {...field("user_role", form.typed === undefined ? "viewer" : "")}
        hint="What the program may do as you. The role of a key cannot be changed later."
        choices={ROLE_CHOICES.filter(({ value }) => isAtLeast(caller.role, value))}
      />
      <TextField
        {...field("expires_at")}
        type="datetime-local"
        hint={expiryHint(actingKeyOf(caller)?.expiresAt ?? null)}
      />
    </Form>
  );
}

/** @param latest the expiry of the caller's key; null where it does not expire, or there is none. */
function expiryHint(latest: string | null): string {
  const zone = "The date and the time in Coordinated Universal Time.";
  if (latest === null) return `${zone} Leave it empty for a key that does not expire.`;
  const end = `${latest.slice(0, 10)} ${latest.slice(11, 16)}`;
  return `${zone} You are signed in with a key that expires on ${end}. The new key cannot be valid for longer: leave this empty for the same time.`;
}
