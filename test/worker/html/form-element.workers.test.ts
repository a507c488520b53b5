import { renderToString } from "preact-render-to-string";
import { expect, test } from "vitest";
import { ErrorSummary } from "../../../worker/html/form-element.tsx";

const LABELS = { name: "Name", user_role: "Role" };

/** The summary of the reasons for which a form was refused, with its markup. */
function summary(general: string | undefined, fields: Readonly<Record<string, string>>): string {
  return renderToString(ErrorSummary({ errors: { general, fields, labels: LABELS } }));
}

test("the summary of a refused form leads to its wrong fields, beside which the reasons stand", () => {
  const text = summary(undefined, { name: "Name is too long.", user_role: "Role must be one of these." });
  expect(text).toContain('<p>Please correct these fields:</p><ul><li><a href="#name">Name</a></li>');
  expect(text).toContain('<a href="#user_role">Role</a>');
  expect(text).not.toContain("too long");
  expect(text).toMatch(/^<div class="errors" role="alert" tabindex="-1" autofocus/);
});

test("the summary of a refused form says what is about no one field", () => {
  const text = summary("You may not do this.", {});
  expect(text).toContain("<p>You may not do this.</p>");
  expect(text).not.toContain("<ul>");
});
