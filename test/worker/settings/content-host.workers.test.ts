import { describe, expect, it } from "vitest";
import { itemOrigin, siteOf } from "../../../worker/settings/content-host.ts";

const GUID = "eb88918c-98eb-43fa-9be0-67c74a6e07f3";
const settings = { contentHost: "content.localhost:8787" };
const ITEM = { kind: "item", guid: GUID };

describe("the site of a request", () => {
  it.each([
    [`http://${GUID}.content.localhost:8787/a`, ITEM],
    [`http://${GUID.toUpperCase()}.CONTENT.localhost:8787/a`, ITEM],
    // Cookies ignore ports, and the scheme may be that of a proxy before this server.
    [`https://${GUID}.content.localhost/a`, ITEM],
    ["http://content.localhost:8787/", { kind: "nothing" }],
    ["http://content.localhost.:8787/", { kind: "nothing" }],
    [`http://${GUID}.content.localhost.:8787/`, { kind: "nothing" }],
    [`http://a.${GUID}.content.localhost:8787/`, { kind: "nothing" }],
    [`http://${GUID}a.content.localhost:8787/`, { kind: "nothing" }],
    ["http://www.content.localhost:8787/", { kind: "nothing" }],
    ["http://127.0.0.1:8787/", { kind: "server" }],
    ["http://localhost:8787/", { kind: "server" }],
    [`http://${GUID}.xcontent.localhost:8787/`, { kind: "server" }],
    [`http://${GUID}.content.localhost.example/`, { kind: "server" }],
    [`http://127.0.0.1:8787/http://${GUID}.content.localhost/`, { kind: "server" }],
    ["http://[", { kind: "server" }],
  ])("to %s is %j", (url, site) => {
    expect(siteOf(url, settings)).toEqual(site);
  });

  it("is the server's own everywhere where there is no content host", () => {
    expect(siteOf(`http://${GUID}.content.localhost:8787/a`, { contentHost: undefined })).toEqual({ kind: "server" });
  });
});

it("an item's origin has the scheme of the server's and is the site of the item", () => {
  expect(itemOrigin(GUID, "content.example", "https://steward.example:8443")).toBe(`https://${GUID}.content.example`);
  const origin = itemOrigin(GUID, settings.contentHost, "http://127.0.0.1:8787");
  expect(siteOf(`${origin}/`, settings)).toEqual(ITEM);
});
