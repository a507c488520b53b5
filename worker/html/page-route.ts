import type { Description } from "../http/description.ts";
import { get, post, type Route } from "../http/route.ts";
import type { Permission } from "../identity/role-permissions.ts";
import { type FormPage, showForm, takeForm } from "./form-page.ts";

/** The answer of a page. */
export const PAGE: Description = { answers: { 200: { mediaType: "text/html" } } };

/** The answer of a form that was accepted. */
export const FORM: Description = { answers: { 303: null } };

/** A page that has one form: GET shows it, POST takes it. */
export function formPage<Subject, Value>(
  path: string,
  permission: Permission,
  page: FormPage<Subject, Value>,
  summary: string,
): readonly Route[] {
  return [get(path, permission, showForm(page), summary, PAGE), post(path, permission, takeForm(page), summary, FORM)];
}
