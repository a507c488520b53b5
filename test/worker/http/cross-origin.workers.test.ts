import { describe, expect, it } from "vitest";
import { isFromOtherWebsite } from "../../../worker/http/cross-origin.ts";

const URL_HERE = "http://steward.example:8787/__api__/v1/users";

describe("a request that may change something, or asks for a WebSocket", () => {
  it.each<[boolean, Record<string, string>]>([
    [false, {}],
    [false, { "Sec-Fetch-Site": "same-origin", Origin: "https://steward.example" }],
    [false, { "Sec-Fetch-Site": "none" }],
    [true, { "Sec-Fetch-Site": "cross-site", Origin: "null" }],
    [true, { "Sec-Fetch-Site": "same-site" }],
    [true, { "Sec-Fetch-Site": "" }],
    [false, { Origin: "http://steward.example:8787" }],
    // A proxy before the server may have taken the encryption away.
    [false, { Origin: "https://steward.example:8787" }],
    [true, { Origin: "http://steward.example" }],
    [true, { Origin: "https://evil.example" }],
    [true, { Origin: "null" }],
    [true, { Origin: "" }],
  ])("comes from a page of another website: %s by %j", (expected, headers) => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE"]) {
      expect(isFromOtherWebsite(new Request(URL_HERE, { method, headers }))).toBe(expected);
    }
    expect(isFromOtherWebsite(new Request(URL_HERE, { headers: { ...headers, Upgrade: "WebSocket" } }))).toBe(expected);
  });

  it("is none that only reads", () => {
    for (const method of ["GET", "HEAD", "OPTIONS"]) {
      const request = new Request(URL_HERE, { method, headers: { Origin: "null" } });
      expect(isFromOtherWebsite(request)).toBe(false);
    }
  });
});
