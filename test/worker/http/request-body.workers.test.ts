import { describe, expect, it, vi } from "vitest";
import { err, ok } from "../../../shared/index.ts";
import { isForm, readText, refuseMediaType } from "../../../worker/http/request-body.ts";

const MAX_BYTES = 8;

const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Request("https://steward.example/", { method: "POST", body, headers });

const stream = (pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void) =>
  new ReadableStream<Uint8Array>({ pull });

/** A body of 4-byte chunks that comes without a Content-Length. */
function chunks(count: number) {
  let left = count;
  return stream((controller) => {
    if (left === 0) return controller.close();
    left -= 1;
    return controller.enqueue(new TextEncoder().encode("ab\né".slice(0, 3).padEnd(4, "c")));
  });
}

describe("readText", () => {
  it("reads a body as text", async () => {
    expect(await readText(post("{}\né"), MAX_BYTES)).toEqual(ok("{}\né"));
  });

  it("joins chunks, up to the bound itself", async () => {
    expect(await readText(post(chunks(2)), MAX_BYTES)).toEqual(ok("ab\ncab\nc"));
  });

  it("decodes a character that two chunks share", async () => {
    const halves = [new Uint8Array([0x61, 0xc3]), new Uint8Array([0xa9])];
    const body = stream((controller) => {
      const half = halves.shift();
      return half === undefined ? controller.close() : controller.enqueue(half);
    });
    expect(await readText(post(body), MAX_BYTES)).toEqual(ok("aé"));
  });

  it("refuses a body past the bound by its Content-Length, unread", async () => {
    const request = post("123456789", { "Content-Length": "9" });
    expect(await readText(request, MAX_BYTES)).toEqual(err({ kind: "body-too-large", maxBytes: MAX_BYTES }));
    expect(request.bodyUsed).toBe(false);
  });

  it("refuses a body past the bound that has no Content-Length", async () => {
    expect(await readText(post(chunks(3)), MAX_BYTES)).toEqual(err({ kind: "body-too-large", maxBytes: MAX_BYTES }));
  });

  it("refuses a body past the bound whose Content-Length says less", async () => {
    expect(await readText(post(chunks(3), { "Content-Length": "1" }), MAX_BYTES)).toEqual(
      err({ kind: "body-too-large", maxBytes: MAX_BYTES }),
    );
  });

  it("takes no body whole whose end its chunks decide, whatever its Content-Length says", async () => {
    const request = post(chunks(2), { "Content-Length": "1", "Transfer-Encoding": "chunked" });
    const whole = vi.spyOn(request, "arrayBuffer");
    expect(await readText(request, MAX_BYTES)).toEqual(ok("ab\ncab\nc"));
    expect(whole).not.toHaveBeenCalled();
  });

  it.each(["-1", "1e9x", "nonsense"])("counts for itself when the Content-Length is %s", async (length) => {
    expect(await readText(post(chunks(1), { "Content-Length": length }), MAX_BYTES)).toEqual(ok("ab\nc"));
  });

  it.each([null, ""])("refuses the empty body %j", async (body) => {
    expect(await readText(post(body), MAX_BYTES)).toEqual(
      err({ kind: "invalid-request", error: "The body is empty. Send the text of the file as the body." }),
    );
  });

  it("refuses a body that breaks off", async () => {
    const body = stream((controller) => controller.error(new Error("connection reset")));
    expect(await readText(post(body), MAX_BYTES)).toEqual(
      err({ kind: "invalid-request", error: "The body ended early. Send it again." }),
    );
  });

  it("refuses what is not UTF-8", async () => {
    expect(await readText(post(new Uint8Array([0x7b, 0x0a, 0xff])), MAX_BYTES)).toEqual(
      err({
        kind: "invalid-request",
        error: "The file is not UTF-8; the first invalid byte is on line 2. Save it as UTF-8.",
      }),
    );
  });

  it("keeps a leading byte order mark", async () => {
    expect(await readText(post("\u{feff}{}"), MAX_BYTES)).toEqual(ok("\u{feff}{}"));
  });

  it("looks at the headers first", async () => {
    expect(await readText(post("", { "Content-Encoding": "gzip" }), MAX_BYTES)).toEqual(
      err({ kind: "content-coding-not-supported" }),
    );
  });
});

const refuse = (headers: Record<string, string>) => refuseMediaType(new Headers(headers));

describe("refuseMediaType", () => {
  it("lets a request without headers pass", () => {
    expect(refuse({})).toBeUndefined();
  });

  it.each([
    "application/json",
    "APPLICATION/JSON",
    "application/json;charset=utf-8",
    'application/json; charset="UTF-8"; x=y',
    "application/json; Charset=utf8",
    "application/jsonc",
    "text/json",
    "text/jsonc",
    "text/plain",
    "application/octet-stream",
    "multipart/form-data; boundary=x",
    'Multipart/Form-Data;boundary="x"; charset=utf-8',
  ])("lets %s pass", (type) => {
    expect(refuse({ "Content-Type": type })).toBeUndefined();
  });

  it.each([
    "application/x-www-form-urlencoded",
    "application/xml",
    "application/json, text/plain",
    "json",
    "; charset=latin1",
    "text/plain; charset=iso-8859-1",
    'application/json; x=y; charset="utf-16"',
    "application/json; charset=",
  ])("refuses %s", (type) => {
    expect(refuse({ "Content-Type": type })).toMatchObject({ kind: "media-type-not-supported" });
  });

  it("tells a user of curl what to add", () => {
    expect(refuse({ "Content-Type": "application/x-www-form-urlencoded" })).toEqual({
      kind: "media-type-not-supported",
      error:
        "The Content-Type says that the body is not the text of a file. Send it as application/json; " +
        "with curl, add -H 'Content-Type: application/json'.",
      payload: {
        accepted: [
          "application/json",
          "application/jsonc",
          "text/json",
          "text/jsonc",
          "text/plain",
          "application/octet-stream",
          "multipart/form-data",
        ],
      },
    });
  });

  it.each(["identity", " Identity ", ""])("lets the content coding %j pass", (coding) => {
    expect(refuse({ "Content-Encoding": coding })).toBeUndefined();
  });

  it.each(["gzip", "br", "identity, gzip"])("refuses the content coding %s", (coding) => {
    expect(refuse({ "Content-Encoding": coding })).toEqual({ kind: "content-coding-not-supported" });
  });
});

describe("isForm", () => {
  it.each(["multipart/form-data; boundary=x", "MULTIPART/FORM-DATA", " multipart/form-data ;x=y"])("is %s", (type) => {
    expect(isForm(new Headers({ "Content-Type": type }))).toBe(true);
  });

  it.each(["multipart/mixed; boundary=x", "application/json; x=multipart/form-data", ""])("is not %j", (type) => {
    expect(isForm(new Headers({ "Content-Type": type }))).toBe(false);
    expect(isForm(new Headers())).toBe(false);
  });
});
