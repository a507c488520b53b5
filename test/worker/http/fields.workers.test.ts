import { describe, expect, it } from "vitest";
import { err, ok } from "../../../shared/index.ts";
import { jsonBody, readFields } from "../../../worker/http/fields.ts";
import { MANAGEMENT_BODY_MAX_BYTES } from "../../../worker/values/limits.ts";
import { boolean, multilineText, nullable, oneOf, optional, pattern, text } from "../../../worker/values/readers.ts";

const KNOWN = {
  name: text(5, 1),
  title: optional(text(5)),
  note: optional(nullable(multilineText(10))),
  on: optional(boolean),
  role: optional(oneOf(["viewer", "owner"])),
  code: optional(pattern(/^[a-z]+$/, "small letters")),
};

const send = (body: BodyInit) => new Request("https://steward.example/", { method: "POST", body });
const read = async (body: BodyInit) => await readFields(send(body), jsonBody(KNOWN, ["guid", "created_time"]));

/** The mistakes of a body, in words. */
const mistakes = async (body: string) => {
  const values = await read(body);
  if (values.ok || values.error.kind !== "invalid-request") throw new Error("The body was taken.");
  return values.error.payload?.["mistakes"];
};

describe("the fields of a body", () => {
  it.each([
    [{ name: "a" }],
    [{ name: " ab " }],
    [{ name: "🙂🙂a", title: "" }],
    [{ name: "a", note: null, on: false, role: "owner", code: "abc" }],
    [{ name: "a", note: "a\r\n\tb" }],
  ])("%j are read as they are", async (body) => {
    expect(await read(JSON.stringify(body))).toEqual(ok(body));
  });

  it("are read past what is ignored, and past a byte order mark", async () => {
    expect(await read('\ufeff{"name": "a", "guid": {}, "created_time": null}')).toEqual(ok({ name: "a" }));
  });

  it("may be in a body of any type", async () => {
    const body = new URLSearchParams();
    expect(await read(body)).toEqual(err({ kind: "invalid-request", error: "The body is empty. Send a JSON object." }));
    expect(await read(new Blob(['{"name":"a"}'], { type: "text/csv" }))).toEqual(ok({ name: "a" }));
  });

  it.each([
    "",
    " ",
    "abcdef",
    "a\nb",
    "a\u0000",
    "a\u009b",
    "a\u0085b",
    "a\u2028b",
    "a\u007f",
    "\ud800",
    1,
    null,
    ["a"],
  ])("a name is not %j", async (name) => {
    const message = '"name" must be a text of 1 to 5 characters on one line, without control characters.';
    expect(await mistakes(JSON.stringify({ name }))).toMatchObject([
      { pointer: "/name", message, advice: "Change it." },
    ]);
  });

  it.each([
    ["title", "a\tb", "a text of at most 5 characters on one line, without control characters"],
    [
      "note",
      "a\u0000b",
      "a text of at most 10 characters, without control characters but tabs and line breaks, or null",
    ],
    [
      "note",
      "a\u009b",
      "a text of at most 10 characters, without control characters but tabs and line breaks, or null",
    ],
    ["on", "true", "true or false"],
    ["on", null, "true or false"],
    ["role", "admin", "one of viewer, owner"],
    ["role", "constructor", "one of viewer, owner"],
    ["code", "A", "small letters"],
    ["code", 1, "small letters"],
  ])("%s is not %j", async (name, value, expected) => {
    expect(await mistakes(JSON.stringify({ name: "a", [name]: value }))).toMatchObject([
      { pointer: `/${name}`, message: `"${name}" must be ${expected}.` },
    ]);
  });

  it("are all checked, with a guess at what was meant that is never what is ignored", async () => {
    const found = await mistakes('{"titel": 1, "on": 2, "guidd": 3, "constructor": 4}');
    expect(found).toMatchObject([
      { pointer: "/titel", message: 'Unknown field "titel".', advice: 'Did you mean "title"?' },
      {
        pointer: "/guidd",
        message: 'Unknown field "guidd".',
        advice: 'Remove it: the fields are "name", "title", "note", "on", "role" and "code".',
      },
      { pointer: "/constructor", message: 'Unknown field "constructor".' },
      { pointer: "", message: 'The field "name" is missing.' },
      { pointer: "/on", message: '"on" must be true or false.' },
    ]);
  });

  it.each(['{"name": "a"', "[]", "null", '"text"', '{"name": "a", "__proto__": {}}', '{"name": "a"} x'])(
    "are not in %s",
    async (body) => {
      const values = await read(body);
      expect(values).toMatchObject({
        ok: false,
        error: { kind: "invalid-request", error: expect.stringMatching(/^The body is not valid\. /) },
      });
    },
  );

  it.each([
    ["nothing", "", "The body is empty. Send a JSON object."],
    ["whitespace", " \n", "The body is empty. Send a JSON object."],
    ["other bytes", new Uint8Array([0x7b, 0xff, 0x7d]), "The body is not UTF-8. Send JSON in UTF-8."],
  ])("are not in %s", async (_, body, error) => {
    expect(await read(body)).toEqual(err({ kind: "invalid-request", error }));
  });

  it("are not in a body that is too large", async () => {
    const body = JSON.stringify({ name: "a".repeat(MANAGEMENT_BODY_MAX_BYTES) });
    expect(await read(body)).toEqual(err({ kind: "body-too-large", maxBytes: 65_536 }));
  });

  it("say nothing of a value that is wrong", async () => {
    const values = await read('{"name": "a", "code": "HUNTER2", "titel": "HUNTER2"}');
    expect(JSON.stringify(values)).not.toContain("HUNTER2");
  });
});
