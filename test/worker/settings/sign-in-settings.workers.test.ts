import { describe, expect, it } from "vitest";
import { readSettings } from "../../../worker/settings/settings.ts";

const OIDC = {
  OIDC_ISSUER: "https://id.example.com/tenant/",
  OIDC_CLIENT_ID: "steward",
  OIDC_CLIENT_SECRET: "a client's secret".replaceAll(" ", "-"),
};
const ASSERTION = {
  ASSERTION_ISSUER: "https://team.cloudflareaccess.com",
  ASSERTION_AUDIENCE: "4714c1358e65fe4b408ad6d432a5f878f08194bdb4752441fd56faefa9b2b6f2",
  ASSERTION_KEYS_URL: "https://team.cloudflareaccess.com/cdn-cgi/access/certs",
};

const faultsOf = (env: object) => readSettings(env).faults;

describe("the settings of sign-in", () => {
  it("are an OpenID Connect provider and its client", () => {
    const { settings, faults } = readSettings(OIDC);
    expect(faults).toEqual([]);
    expect(settings.openIdConnect).toEqual({
      issuer: OIDC.OIDC_ISSUER,
      clientId: "steward",
      clientSecret: "a-client's-secret",
    });
  });

  it("are an identity proxy's issuer, audience, keys and header", () => {
    const expected = {
      issuer: ASSERTION.ASSERTION_ISSUER,
      audience: ASSERTION.ASSERTION_AUDIENCE,
      keysUrl: new URL(ASSERTION.ASSERTION_KEYS_URL),
    };
    expect(readSettings(ASSERTION)).toMatchObject({
      settings: { assertion: { ...expected, header: "Cf-Access-Jwt-Assertion" } },
      faults: [],
    });
    expect(readSettings({ ...ASSERTION, ASSERTION_HEADER: "X-Goog-IAP-JWT-Assertion" })).toMatchObject({
      settings: { assertion: { ...expected, header: "X-Goog-IAP-JWT-Assertion" } },
      faults: [],
    });
  });

  it.each([
    [
      { OIDC_ISSUER: OIDC.OIDC_ISSUER },
      "Without OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, there is no effect of OIDC_ISSUER.",
    ],
    [
      { ...OIDC, OIDC_CLIENT_SECRET: "" },
      "Without OIDC_CLIENT_SECRET, there is no effect of OIDC_ISSUER, OIDC_CLIENT_ID.",
    ],
    [
      { ...ASSERTION, ASSERTION_AUDIENCE: undefined },
      "Without ASSERTION_AUDIENCE, there is no effect of ASSERTION_ISSUER, ASSERTION_KEYS_URL.",
    ],
    [
      { ASSERTION_HEADER: "X-Assertion" },
      "Without ASSERTION_ISSUER, ASSERTION_AUDIENCE, ASSERTION_KEYS_URL, there is no effect of ASSERTION_HEADER.",
    ],
  ])("are all there, or none: %j", (env, fault) => {
    const { settings, faults } = readSettings(env);
    expect(faults).toEqual([`${fault} Set all of them, or none.`]);
    expect(settings).toMatchObject({ openIdConnect: undefined, assertion: undefined });
  });

  it.each([
    "http://127.0.0.1:3000",
    "http://127.1.2.3",
    "http://localhost:3000/realms/one",
    "http://id.localhost",
    "http://[::1]:3000/",
  ])("may have a provider of this machine without encryption: %s", (issuer) => {
    expect(readSettings({ ...OIDC, OIDC_ISSUER: issuer }).settings.openIdConnect?.issuer).toBe(issuer);
  });

  it.each([
    "http://id.example.com",
    "http://10.0.0.1",
    "http://localhost.example.com",
    "http://127.0.0.1.example.com",
    "https://user@id.example.com",
    "https://user:password@id.example.com",
    "https://id.example.com/#fragment",
    "https://id.example.com\\@other.example",
    "https://id.example.com/a b",
    "ftp://id.example.com",
    "id.example.com",
    "https://",
  ])("may have neither an issuer nor keys at %s", (url) => {
    const expected =
      "an https URL without user name, password and fragment (http only for this machine, such as http://127.0.0.1:3000)";
    expect(faultsOf({ ...OIDC, OIDC_ISSUER: url })).toEqual([
      `The variable OIDC_ISSUER is not ${expected}, and without a query, of at most 255 characters.`,
    ]);
    expect(faultsOf({ ...ASSERTION, ASSERTION_KEYS_URL: url })).toEqual([
      `The variable ASSERTION_KEYS_URL is not ${expected}.`,
    ]);
  });

  it.each(["https://id.example.com/?tenant=1", `https://id.example.com/${"a".repeat(255)}`])(
    "may not have the issuer %s, which may be the address of keys",
    (url) => {
      expect(faultsOf({ ...OIDC, OIDC_ISSUER: url })).toHaveLength(1);
      expect(faultsOf({ ...ASSERTION, ASSERTION_KEYS_URL: url })).toEqual([]);
    },
  );

  it.each([
    ["ASSERTION_HEADER", "Authorization", "the name of a header other than Authorization, X-Correlation-ID and Cookie"],
    ["ASSERTION_HEADER", "cookie", "the name of a header other than Authorization, X-Correlation-ID and Cookie"],
    ["ASSERTION_ISSUER", "an issuer", "a text of at most 255 characters without whitespace"],
    ["NEW_USER_ROLE", "administrator", "one of viewer, publisher"],
  ])("may not have %s %s, which is not told", (name, value, expected) => {
    expect(faultsOf({ ...ASSERTION, [name]: value })).toEqual([`The variable ${name} is not ${expected}.`]);
  });

  it("do not tell a secret that cannot be used", () => {
    expect(faultsOf({ ...OIDC, OIDC_CLIENT_SECRET: "with a space" })).toEqual([
      "The variable OIDC_CLIENT_SECRET is not a text of at most 2048 characters without whitespace.",
    ]);
  });

  it("have a role for new users that is no administrator's", () => {
    expect(readSettings({ NEW_USER_ROLE: "publisher" })).toMatchObject({
      settings: { newUserRole: "publisher" },
      faults: [],
    });
  });
});
