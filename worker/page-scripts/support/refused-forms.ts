/** Forms that were refused, as a tab remembers them: by the path to which each is sent, and for the session in which it was filled in. */

type Fields = readonly (readonly [name: string, value: string])[];

const KEY_START = "refused-form ";

const said = document.querySelector("main")?.dataset ?? {};

const NEVER_KEPT = (said["neverKept"] ?? "").split(" ");

/** The token of the forms of this page, which is that of its session; undefined where no one is signed in. */
function tokenOfPage(): string | undefined {
  return document.querySelector<HTMLInputElement>(`input[name="${said["tokenField"]}"]`)?.value;
}

/** Forgets the forms of other sessions, and all of them where no one is signed in. */
export function forgetOtherSessions(): void {
  const token = tokenOfPage();
  const keys = Object.keys(sessionStorage).filter((key) => key.startsWith(KEY_START));
  for (const key of keys) if (token === undefined || readKey(key)?.token !== token) sessionStorage.removeItem(key);
}

export function forgetForm(path: string): void {
  sessionStorage.removeItem(KEY_START + path);
}

export function rememberForm(path: string, fields: Fields): void {
  try {
    sessionStorage.setItem(KEY_START + path, JSON.stringify({ token: tokenOfPage(), fields }));
  } catch {
    // There is no room. The form is then empty after going back.
  }
}

/** The fields of a form as they were filled in; undefined where none was refused. */
export function readForm(path: string): Fields | undefined {
  return readKey(KEY_START + path)?.fields;
}

function readKey(key: string): { readonly token?: string; readonly fields: Fields } | undefined {
  const text = sessionStorage.getItem(key);
  return text === null ? undefined : JSON.parse(text);
}

/** The fields of a form that may be remembered: no secret, and no file. */
export function fieldsIn(form: HTMLFormElement): Fields {
  const secrets = Array.from(form.querySelectorAll<HTMLInputElement>("input[type=password]"), ({ name }) => name);
  return Array.from(new FormData(form)).flatMap(([name, value]) =>
    typeof value === "string" && !NEVER_KEPT.includes(name) && !secrets.includes(name) ? [[name, value] as const] : [],
  );
}

/** Fills a form in as it was, but for what is not remembered. */
export function fill(form: HTMLFormElement, fields: Fields): void {
  const left = new Map<string, string[]>();
  for (const [name, value] of fields) left.set(name, [...(left.get(name) ?? []), value]);
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && ["checkbox", "radio"].includes(control.type)) {
      if (!NEVER_KEPT.includes(control.name))
        control.checked = left.get(control.name)?.includes(control.value) ?? false;
    } else if (isText(control)) {
      const value = left.get(control.name)?.shift();
      if (value !== undefined) control.value = value;
    }
  }
}

function isText(control: Element): control is HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement {
  return (
    (control instanceof HTMLInputElement && control.type !== "file") ||
    control instanceof HTMLTextAreaElement ||
    control instanceof HTMLSelectElement
  );
}
