import { describe, expect, it } from "vitest";
import { ok } from "../../../shared/index.ts";
import { readReceivers, receiversOf } from "../../../worker/settings/receivers.ts";
import { readSettings } from "../../../worker/settings/settings.ts";

const SECRET = "a-secret-that-must-stay-secret";
const RIGHT = { url: "https://siem.example.com/audit/", format: "webhook", exports: ["own-log"], secret: SECRET };

const read = (receivers: unknown, allowPrivate = false) =>
  readReceivers(
    { AUDIT_EXPORT_RECEIVERS: typeof receivers === "string" ? receivers : JSON.stringify(receivers) },
    allowPrivate,
  );

function faultOf(receivers: unknown, allowPrivate = false): string {
  const own = read(receivers, allowPrivate);
  return own.ok ? "none" : own.error;
}

describe("AUDIT_EXPORT_RECEIVERS", () => {
  it("has the receivers by their names, which get entries and manifests; the URL stays as it is", () => {
    const receiver = {
      name: "siem",
      url: "https://siem.example.com/audit/",
      format: "webhook",
      exports: ["own-log"],
      content: { entries: true, manifests: true },
      secret: SECRET,
    };
    expect(read({ siem: RIGHT })).toEqual(ok(new Map([["siem", receiver]])));
  });

  it("takes every field", () => {
    const own = read({ witness: { ...RIGHT, format: "event_collector", entries: false, manifests: true } });
    expect(own.ok && own.value.get("witness")).toMatchObject({
      format: "event_collector",
      content: { entries: false, manifests: true },
    });
  });

  it("names the receivers of an export in their order", () => {
    const own = read({ b: RIGHT, a: { ...RIGHT, exports: ["other", "own-log"] }, c: { ...RIGHT, exports: ["other"] } });
    expect(own.ok && receiversOf("own-log", own.value).map(({ name }) => name)).toEqual(["b", "a"]);
    expect(own.ok && receiversOf("", own.value)).toEqual([]);
  });

  it.each([{}, { AUDIT_EXPORT_RECEIVERS: "" }, { AUDIT_EXPORT_RECEIVERS: "{}" }])("may have none: %j", (env) => {
    expect(readReceivers(env, false)).toEqual(ok(new Map()));
  });

  it.each([
    "http://127.0.0.1:8080",
    "http://localhost/push",
    "https://10.1.2.3",
    "https://2130706433",
    "https://169.254.169.254",
    "https://siem.internal",
  ])("may be at %s only where private hosts are allowed", (url) => {
    const receivers = { siem: { ...RIGHT, url } };
    expect(faultOf(receivers, true)).toBe("none");
    expect(faultOf(receivers)).toMatch(
      /^The secret AUDIT_EXPORT_RECEIVERS cannot be used: of the receiver siem, url must/,
    );
  });

  it.each<[string, unknown, RegExp]>([
    ["no JSON", `{ "siem": { "secret": "${SECRET}`, /it is not a JSON object\.$/],
    ["a name with a capital", { Siem: RIGHT }, /the name of a receiver must be 1 to 63 of the characters/],
    ["no object", { siem: SECRET }, /of the receiver siem, the value must be an object\.$/],
    ["no URL", { siem: { ...RIGHT, url: undefined } }, /siem, url must be an https URL of a public host/],
    ["http on the internet", { siem: { ...RIGHT, url: "http://siem.example.com" } }, /url must be/],
    ["a query in the URL", { siem: { ...RIGHT, url: `https://siem.example.com?key=${SECRET}` } }, /url must be/],
    ["a user in the URL", { siem: { ...RIGHT, url: `https://u:${SECRET}@siem.example.com` } }, /url must be/],
    ["another format", { siem: { ...RIGHT, format: "syslog" } }, /format must be one of webhook, event_collector/],
    ["no exports", { siem: { ...RIGHT, exports: undefined } }, /exports must be a list of names of exports/],
    ["the name of no export", { siem: { ...RIGHT, exports: ["Own"] } }, /exports must be a list of names of exports/],
    [
      "too many exports",
      { siem: { ...RIGHT, exports: Array.from({ length: 41 }, (_, index) => `own-${index}`) } },
      /exports must not be more than 40 names/,
    ],
    ["a short secret", { siem: { ...RIGHT, secret: SECRET.slice(0, 15) } }, /secret must be 16 to 512 characters/],
    ["a secret with a line end", { siem: { ...RIGHT, secret: `${SECRET}\n` } }, /secret must be 16 to 512/],
    ["nothing to get", { siem: { ...RIGHT, entries: false, manifests: false } }, /must not both be false/],
    ["an unknown field", { siem: { ...RIGHT, Secret: SECRET } }, /the fields can only be url, format, exports, /],
    [
      "too many",
      Object.fromEntries(Array.from({ length: 11 }, (_, at) => [`r${at}`, RIGHT])),
      /it has more than 10 receivers\.$/,
    ],
  ])("cannot have %s, and its values are not told", (_, receivers, fault) => {
    const told = faultOf(receivers);
    expect(told).toMatch(/^The secret AUDIT_EXPORT_RECEIVERS cannot be used: /);
    expect(told).toMatch(fault);
    expect(told).not.toContain(SECRET.slice(0, 15));
  });

  it("makes the deployment one that is not set up", () => {
    const { settings, faults } = readSettings({ AUDIT_EXPORT_RECEIVERS: "[]" });
    expect(faults).toEqual(["The secret AUDIT_EXPORT_RECEIVERS cannot be used: it is not a JSON object."]);
    expect(settings.auditExportReceivers.size).toBe(0);
  });
});
