/**
 * A page that answers a form takes the address of the page that has the form: going back to it, or loading it again, opens that page.
 * Browsers would offer to send the form once more, or show an error of their own. So that going back shows a refused form as it was filled
 * in, this tab remembers it until it is taken, or its session ends.
 * See docs/decisions/0175-nothing-typed-is-lost.md.
 */

import { fieldsIn, fill, forgetForm, forgetOtherSessions, readForm, rememberForm } from "./support/refused-forms.ts";

/** The form that was sent last in this tab, by the path to which it was sent. */
const SENT = "form-that-was-sent";

const page = document.querySelector<HTMLElement>("main[data-page]")?.dataset["page"];
const forms = Array.from(document.querySelectorAll<HTMLFormElement>("main form[method=post]"));
const refused = page === undefined ? undefined : forms.find((form) => form.querySelector(".errors") !== null);

const pathOf = (form: HTMLFormElement) => new URL(form.action).pathname;

if (page !== undefined) history.replaceState(null, "", page);

forgetOtherSessions();

const sent = sessionStorage.getItem(SENT);
sessionStorage.removeItem(SENT);
if (sent !== null && (refused === undefined || pathOf(refused) !== sent)) forgetForm(sent);

if (wasGoneBackTo()) for (const form of forms) showAgain(form);

document.addEventListener("submit", ({ target }) => {
  if (target instanceof HTMLFormElement && target.method === "post") sessionStorage.setItem(SENT, pathOf(target));
});

if (refused !== undefined) addEventListener("pagehide", () => rememberForm(pathOf(refused), fieldsIn(refused)));

function wasGoneBackTo(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return navigation instanceof PerformanceNavigationTiming && navigation.type === "back_forward";
}

function showAgain(form: HTMLFormElement): void {
  const fields = readForm(pathOf(form));
  if (fields === undefined) return;
  fill(form, fields);
  const notice = document.createElement("p");
  notice.className = "notice";
  notice.setAttribute("role", "status");
  notice.textContent = document.querySelector("main")?.dataset["filledIn"] ?? "";
  form.before(notice);
}
