/** The fields of forms. The id of a field is its name, which is that of the field in the API. */

import type { ComponentChildren } from "preact";
import type { UserRole } from "../../shared/index.ts";

/** The roles with what each may do, in the words of the specification (section 2.2), from the least to the most permissive one. */
export const ROLE_CHOICES: readonly (Choice & { readonly value: UserRole; readonly hint: string })[] = [
  {
    value: "viewer",
    label: "Viewer",
    hint: "Opens content that is shared with everybody, the user, or a group of the user.",
  },
  { value: "publisher", label: "Publisher", hint: "Publishes content besides, and decides who sees it." },
  {
    value: "administrator",
    label: "Administrator",
    hint: "Manages users, groups and all content besides, and reads the audit log.",
  },
];

/** The name of a role. */
export function labelOfRole(role: UserRole): string {
  return ROLE_CHOICES.find(({ value }) => value === role)?.label ?? role;
}

interface FieldProps {
  readonly name: string;
  readonly label: string;
  /** Advice on what to write, or the purpose of it. */
  readonly hint?: string;
  /** The mistake in what was typed; undefined where there is none. */
  readonly error?: string | undefined;
}

interface TextFieldProps extends FieldProps {
  readonly type?: "text" | "email" | "url" | "search" | "date" | "datetime-local" | "password";
  readonly value?: string;
  /** The smallest unit of a time that can be chosen, in seconds; by default a minute. */
  readonly step?: number;
  /** It may not be left empty. */
  readonly required?: boolean;
  /** The value that a browser may fill in by itself; by default none. */
  readonly autocomplete?: string;
}

/** One line of text, or what a browser has an own control for. */
export function TextField({
  type = "text",
  value = "",
  step,
  required,
  autocomplete = "off",
  ...field
}: TextFieldProps) {
  const { name } = field;
  // The types of preact take one type of input at a time.
  const ofType: object = { type };
  return (
    <Field {...field}>
      <input
        id={name}
        name={name}
        {...ofType}
        value={value}
        step={step}
        required={required}
        autocomplete={autocomplete}
        {...described(field)}
      />
    </Field>
  );
}

interface TextAreaProps extends FieldProps {
  readonly value?: string;
  readonly rows?: number;
}

/** Several lines of text. */
export function TextArea({ value = "", rows = 4, ...field }: TextAreaProps) {
  const { name } = field;
  return (
    <Field {...field}>
      <textarea id={name} name={name} rows={rows} {...described(field)}>
        {value}
      </textarea>
    </Field>
  );
}

/** One of the values that can be chosen. */
export interface Choice {
  readonly value: string;
  readonly label: string;
  /** The meaning of the choice. A list that opens shows none. */
  readonly hint?: string;
  /** It cannot be chosen; the hint says why. */
  readonly isDisabled?: boolean;
}

interface ChoiceProps extends FieldProps {
  readonly choices: readonly Choice[];
  /** The one that is chosen at first; undefined for none. */
  readonly value?: string | undefined;
}

/** One of many, in a list that opens. */
export function SelectField({ choices, value, ...field }: ChoiceProps) {
  const { name } = field;
  return (
    <Field {...field}>
      <select id={name} name={name} {...described(field)}>
        {choices.map((choice) => (
          <option key={choice.value} value={choice.value} selected={choice.value === value}>
            {choice.label}
          </option>
        ))}
      </select>
    </Field>
  );
}

/** One of few, each of which says what it means. */
export function RadioGroup({ name, label, hint, error, choices, value }: ChoiceProps) {
  return (
    <fieldset id={name} tabIndex={-1} {...described({ name, hint, error })}>
      <legend>{label}</legend>
      <Explanations name={name} hint={hint} error={error} />
      {choices.map((choice) => (
        <Option key={choice.value} type="radio" name={name} choice={choice} checked={choice.value === value} />
      ))}
    </fieldset>
  );
}

interface CheckboxProps extends FieldProps {
  /** It is ticked at first. It is sent as "on" where it is ticked, and not at all where it is not. */
  readonly checked?: boolean;
}

/** Something that is so or not. */
export function Checkbox({ name, label, hint, error, checked = false }: CheckboxProps) {
  const choice = hint === undefined ? { value: "on", label } : { value: "on", label, hint };
  return <Option type="checkbox" name={name} choice={choice} checked={checked} error={error} />;
}

interface OptionProps {
  readonly type: "radio" | "checkbox";
  readonly name: string;
  readonly choice: Choice;
  readonly checked: boolean;
  readonly error?: string | undefined;
}

function Option({ type, name, choice: { value, label, hint, isDisabled }, checked, error }: OptionProps) {
  const id = type === "radio" ? `${name}-${value}` : name;
  return (
    <div class="option">
      <input
        id={id}
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={isDisabled}
        {...described({ name: id, hint, error })}
      />
      <label for={id}>{label}</label>
      <Explanations name={id} hint={hint} error={error} />
    </div>
  );
}

/** A label above what it labels, with what explains it between them. */
function Field({ name, label, hint, error, children }: FieldProps & { readonly children: ComponentChildren }) {
  return (
    <div class="field">
      <label for={name}>{label}</label>
      <Explanations name={name} hint={hint} error={error} />
      {children}
    </div>
  );
}

interface Explained {
  readonly name: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
}

function Explanations({ name, hint, error }: Explained) {
  return (
    <>
      {hint !== undefined && (
        <p class="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p class="error" id={`${name}-error`}>
          {error}
        </p>
      )}
    </>
  );
}

/** Ties to a control what explains it. */
function described({ name, hint, error }: Pick<FieldProps, "name"> & Partial<Explained>) {
  const ids = [hint !== undefined && `${name}-hint`, error !== undefined && `${name}-error`].filter(Boolean);
  return {
    "aria-describedby": ids.length === 0 ? undefined : ids.join(" "),
    "aria-invalid": error === undefined ? undefined : true,
  };
}
