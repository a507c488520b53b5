import { describe, expect, it } from "vitest";
import { err, ok, REQUEST_MAX_BYTES } from "../../../shared/index.ts";
import { readForm } from "../../../worker/config-api/form.ts";

const encode = (text: string) => new TextEncoder().encode(text);

/** A part as it stands in a body; its content may be bytes. */
const part = (disposition: string, content: string | Uint8Array) => [
  encode(`--x\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n`),
  typeof content === "string" ? encode(content) : content,
  encode("\r\n"),
];

const END = encode("--x--\r\n");

const send = (chunks: Uint8Array[], type = "multipart/form-data; boundary=x", maxBytes = REQUEST_MAX_BYTES) => {
  const init = { method: "POST", body: new Blob(chunks), headers: { "Content-Type": type } };
  return readForm(new Request("https://steward.example/", init), maxBytes);
};

const refusal = (error: string) => err({ kind: "invalid-request", error });

const NO_FORM = refusal(
  "The body is not the form that the Content-Type says. Let your client write both; " +
    "with curl, use -F and leave the Content-Type to it.",
);

describe("readForm", () => {
  it("takes parts as files and as text, in any order, byte for byte", async () => {
    const parts = await send([
      ...part('name="default"', "\u{feff}{}\r\n"),
      ...part('name="policy"; filename=".provider-steward.json"', "{ }\r"),
      ...part('name="file"; filename="teams/ä/providers.jsonc"', "\u{feff}{\n}"),
      END,
    ]);
    expect(parts).toEqual(
      ok({
        file: { filename: "teams/ä/providers.jsonc", bytes: encode("\u{feff}{\n}") },
        policy: { filename: ".provider-steward.json", bytes: encode("{ }\r") },
        enforced: undefined,
        default: { filename: undefined, bytes: encode("\u{feff}{}\r\n") },
      }),
    );
  });

  it("takes what FormData sends", async () => {
    const form = new FormData();
    form.set("file", "{}");
    form.set("enforced", new File(["[]"], "enforced.json"));
    const parts = await readForm(new Request("https://steward.example/", { method: "POST", body: form }), 1_000);
    expect(parts).toMatchObject({
      ok: true,
      value: {
        file: { filename: undefined, bytes: encode("{}") },
        enforced: { filename: "enforced.json", bytes: encode("[]") },
      },
    });
  });

  it("leaves bytes that are not UTF-8 in a file to who reads it", async () => {
    const parts = await send([...part('name="file"; filename="f"', new Uint8Array([0xff, 0xfe])), END]);
    expect(parts).toMatchObject({ ok: true, value: { file: { bytes: new Uint8Array([0xff, 0xfe]) } } });
  });

  it("refuses a text that is not UTF-8, and takes the character that stands for such bytes", async () => {
    const fine = part('name="file"', "\u{fffd}");
    expect(await send([...fine, END])).toMatchObject({ ok: true, value: { file: { bytes: encode("\u{fffd}") } } });
    expect(await send([...part('name="policy"', new Uint8Array([0xe9])), END])).toEqual(
      refusal('The part "policy" is not UTF-8. Send it in UTF-8.'),
    );
  });

  it.each([
    [
      "an unknown",
      ['name="fil"'],
      'Unknown part "fil" in the form. Its parts are "file", "policy", "enforced" and "default".',
    ],
    [
      "an inherited",
      ['name="constructor"'],
      'Unknown part "constructor" in the form. Its parts are "file", "policy", "enforced" and "default".',
    ],
    [
      "a repeated",
      ['name="file"', 'name="policy"', 'name="policy"; filename="p"'],
      'The form has the part "policy" more than once. Send it once.',
    ],
    ["a missing", ['name="policy"'], 'The part "file" of the form is missing. Send the configuration as this part.'],
  ])("names %s part", async (_, dispositions, error) => {
    expect(await send([...dispositions.flatMap((one) => part(one, "{}")), END])).toEqual(refusal(error));
  });

  it("masks a secret in the name of a part", async () => {
    const name = `ghp_${"a1B2".repeat(9)}`;
    expect(JSON.stringify(await send([...part(`name="${name}"`, ""), END]))).not.toContain(name);
  });

  it("refuses an empty file", async () => {
    expect(await send([...part('name="file"; filename="f"', ""), END])).toEqual(
      refusal('The part "file" is empty. Send the text of the file as this part.'),
    );
  });

  it.each([
    ["an empty body", "", "multipart/form-data; boundary=x"],
    [
      "a body that breaks off",
      '--x\r\nContent-Disposition: form-data; name="file"\r\n\r\n{',
      "multipart/form-data; boundary=x",
    ],
    ["the bare file", "{}", "multipart/form-data; boundary=x"],
    ["another boundary", "--y--", "multipart/form-data; boundary=x"],
    ["no boundary", "--x--", "multipart/form-data"],
  ])("refuses %s", async (_, body, type) => {
    expect(await send([encode(body)], type)).toEqual(NO_FORM);
  });

  it("counts the whole body, before it looks for parts", async () => {
    const body = [...part('name="file"', "{}"), END];
    const bytes = body.reduce((sum, { length }) => sum + length, 0);
    expect(await send(body, undefined, bytes)).toMatchObject({ ok: true, value: { file: {} } });
    expect(await send(body, undefined, bytes - 1)).toEqual(err({ kind: "body-too-large", maxBytes: bytes - 1 }));
  });

  it.each([
    ["parts", "", '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n'],
    ["boundaries", "", "--x\r\n"],
    ["headers", "--x\r\n", "a: b\r\n"],
    ["quotes", '--x\r\nContent-Disposition: form-data; name="', '\\"'],
  ])("refuses a body of the largest size that is full of %s", async (_, start, piece) => {
    const body = start + piece.repeat(Math.floor((REQUEST_MAX_BYTES - start.length) / piece.length));
    expect(await send([encode(body.slice(0, -END.length)), END])).toMatchObject({
      ok: false,
      error: { kind: "invalid-request" },
    });
  });
});
