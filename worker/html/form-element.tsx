import { type ComponentChildren, createContext } from "preact";
import { useContext } from "preact/hooks";
import type { FormErrors } from "./form-errors.ts";
import { Icon } from "./icon.tsx";
import { FORM_TOKEN_FIELD } from "./kept-fields.ts";
import { Warning } from "./said.tsx";

const FormToken = createContext<string | undefined>(undefined);

/** Hands to the forms of a page the token by which they prove that a page of this server has them. */
export const FormTokenProvider = FormToken.Provider;

/** The token of the page's forms; undefined where there is no session. */
export function useFormToken(): string | undefined {
  return useContext(FormToken);
}

/** The look of a button: the one thing to do here, one of several, or one that cannot be undone. */
export type ButtonLook = "primary" | "plain" | "danger";

interface FormProps {
  /** The path that takes the form. */
  readonly action: string;
  /** The text of the button: the verb of its action, as in "Create API key". */
  readonly submit: string;
  readonly look?: ButtonLook;
  /** Tells the button from others that say the same, for screen readers: "Delete the API key laptop". */
  readonly label?: string;
  /** The reasons for which the form was refused; undefined where it was not. */
  readonly errors?: FormErrors | undefined;
  /** The path of the page to which the form leads back where nothing is to be done. */
  readonly cancel?: string;
  /** The fields. */
  readonly children?: ComponentChildren;
}

/** A form that is posted, with its button and the token that proves where it comes from. */
export function Form({ action, submit, look = "primary", label, errors, cancel, children }: FormProps) {
  const formToken = useFormToken();
  return (
    <form method="post" action={action}>
      {formToken !== undefined && <input type="hidden" name={FORM_TOKEN_FIELD} value={formToken} />}
      {errors !== undefined && <ErrorSummary errors={errors} />}
      {children}
      <div class="actions">
        <button class={look} aria-label={label}>
          {submit}
        </button>
        {cancel !== undefined && <a href={cancel}>Cancel</a>}
      </div>
    </form>
  );
}

/**
 * The reason for which a form was refused, and a link to each field that is wrong, beside which stands why. It takes the focus, so
 * that it is read first. Nothing where nothing is wrong, as with a form that is filled in again.
 */
export function ErrorSummary({ errors: { general, fields, labels } }: { readonly errors: FormErrors }) {
  const names = Object.keys(fields);
  if (general === undefined && names.length === 0) return <></>;
  return (
    <div class="errors" role="alert" tabIndex={-1} autofocus>
      {general !== undefined && <p>{general}</p>}
      {names.length > 0 && (
        <>
          <p>{names.length === 1 ? "Please correct this field:" : "Please correct these fields:"}</p>
          <ul>
            {names.map((name) => (
              <li key={name}>
                <a href={`#${name}`}>{labels[name]}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <Icon name="triangle-alert" />
    </div>
  );
}

/** A value that the form sends and that is not shown. It proves nothing: whoever sends the form can change it. */
export function HiddenField({ name, value }: { readonly name: string; readonly value: string }) {
  return <input type="hidden" name={name} value={value} />;
}

/** The effects of a step, before it is taken. */
export function Effects({ effects }: { readonly effects: readonly string[] }) {
  return (
    <Warning>
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </Warning>
  );
}

interface SearchFormProps {
  /** The path of the page that has the list; what is searched for is in its query. */
  readonly action: string;
  /** The searched items, for screen readers: "Users". */
  readonly label: string;
  /** The list is narrowed down: then there is a way back to all of it. */
  readonly isNarrowed: boolean;
  /** The fields, whose names are those of parameters of the query. */
  readonly children: ComponentChildren;
}

/** Narrows a list down. It changes nothing, and so carries no token. */
export function SearchForm({ action, label, isNarrowed, children }: SearchFormProps) {
  return (
    <form class="search" method="get" action={action} role="search" aria-label={label}>
      {children}
      <div class="actions">
        <button>Search</button>
        {isNarrowed && <a href={action}>Show all</a>}
      </div>
    </form>
  );
}

/** The progress of a script's task, a button that cancels it, and its result: `page-scripts/support/task.ts` fills it. */
export function TaskStatus({ label }: { /** The name of the task, for screen readers. */ readonly label: string }) {
  return (
    <>
      <progress max="1" value="0" aria-label={label} hidden />
      <button type="button" hidden>
        Cancel
      </button>
      <span role="status" />
      <span role="alert" class="error" />
    </>
  );
}
