import { describe, expect, it } from "vitest";
import { isForm, refuseMediaType } from "../../../worker/http/request-body.ts";

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
