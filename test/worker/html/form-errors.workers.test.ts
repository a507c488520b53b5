import { describe, expect, it } from "vitest";
import { formErrors } from "../../../worker/html/form-errors.ts";

const mistake = (pointer: string) => ({ pointer, message: `${pointer} is wrong.`, advice: "Change it." });

describe("formErrors", () => {
  it("puts each mistake beside its field, in the order of the form, and the rest above", () => {
    const payload = { pointer: "/b", mistakes: [mistake("/b"), mistake("/a/0"), mistake("/c"), mistake("/b")] };
    const errors = formErrors(
      { kind: "invalid-request", error: "The body is not valid.", payload },
      { a: "A", b: "B", d: "D" },
    );
    expect(errors.labels).toEqual({ a: "A", b: "B", d: "D" });
    expect(errors.general).toBe("/c is wrong. Change it.");
    expect(Object.entries(errors.fields)).toEqual([
      ["a", "/a/0 is wrong. Change it."],
      ["b", "/b is wrong. Change it. /b is wrong. Change it."],
    ]);
  });

  it("puts a failure that names one field beside it", () => {
    const failure = { kind: "invalid-request", error: "It is past.", payload: { pointer: "/expires_at" } } as const;
    const labels = { expires_at: "Expires" };
    expect(formErrors(failure, labels)).toEqual({ general: undefined, fields: { expires_at: "It is past." }, labels });
  });

  it("puts one that names none beside the field of its kind", () => {
    const failure = { kind: "name-taken", error: "There is another." } as const;
    const labels = { name: "Name" };
    const errors = formErrors(failure, labels, { "name-taken": "name", conflict: "role" });
    expect(errors).toEqual({ general: undefined, fields: { name: "There is another." }, labels });
  });

  it("writes out what cannot be seen in what was typed", () => {
    const error = 'There is another "\u202ea".';
    const errors = formErrors({ kind: "invalid-request", error, payload: { pointer: "/name" } }, { name: "Name" });
    expect(errors.fields["name"]).toBe(String.raw`There is another "\u{202e}a".`);
    expect(formErrors({ kind: "not-allowed", error }, {}).general).toBe(errors.fields["name"]);
  });

  it("puts any other failure above", () => {
    const failure = { kind: "not-allowed", error: "You may not." } as const;
    const labels = { name: "Name" };
    expect(formErrors(failure, labels)).toEqual({ general: "You may not.", fields: {}, labels });
  });
});
