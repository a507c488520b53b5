import { describe, expect, it } from "vitest";
import { formToken, isFormToken } from "../../../worker/auth/form-token.ts";
import { newSecret, sessionCookie } from "../../../worker/auth/session-cookie.ts";

const headersOf = (value: string) => new Headers({ Cookie: `a=b; ${sessionCookie(value, 60).split(";")[0]}; c=d` });

describe("the token of a form", () => {
  it("is that of its session alone", async () => {
    const [own, other] = [headersOf(newSecret()), headersOf(newSecret())];
    const token = (await formToken(own)) ?? "";
    expect(token).toMatch(/^[\w-]{43}$/);
    expect(await isFormToken(own, token)).toBe(true);
    expect(await isFormToken(other, token)).toBe(false);
  });

  it("does not tell the cookie", async () => {
    const value = newSecret();
    expect(await formToken(headersOf(value))).not.toBe(value);
  });

  it("is none without a session, not even the empty one", async () => {
    expect(await formToken(new Headers())).toBeUndefined();
    expect(await isFormToken(new Headers(), "")).toBe(false);
    expect(await isFormToken(headersOf("short"), "")).toBe(false);
  });
});
