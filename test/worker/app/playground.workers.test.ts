/** The page `/playground` and what it loads, as the Worker sends them. */

import { describe, expect, it } from "vitest";
import { PLAYGROUND_ASSETS } from "../../../worker/html/generated/playground.ts";
import { call } from "../workerd/server.ts";

const ADDRESSES = PLAYGROUND_ASSETS.map(({ name }) => `/assets/${name}`);

describe("the document", () => {
  it("may connect to nothing, and names what it loads", async () => {
    const response = await call("/playground");
    const { status, headers } = response;
    expect(status).toBe(200);
    expect(headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; .*; connect-src 'none'; /);
    expect(headers.get("Content-Security-Policy")).not.toContain("unsafe");
    expect(headers.get("Cache-Control")).toBe("public, no-cache");
    const text = await response.text();
    expect(text).toContain('<a href="/playground" aria-current="page">Playground</a>');
    expect(ADDRESSES.filter((address) => !text.includes(`"${address}"`))).toEqual([]);
    const known = await call("/playground", { headers: { "If-None-Match": headers.get("ETag") ?? "" } });
    expect(known.status).toBe(304);
  });

  it("asks no one to sign in who carries a session", async () => {
    const answer = await call("/playground", { headers: { Cookie: `__Host-Http-steward=${"a".repeat(43)}` } });
    expect(await answer.text()).toContain('<a href="/">Your account</a>');
    expect([answer.headers.get("Cache-Control"), answer.headers.get("Vary")]).toEqual(["private, no-cache", "Cookie"]);
  });
});

describe.each(ADDRESSES)("%s", (address) => {
  it("is sent compressed to whoever takes that, and else as it is", async () => {
    const packed = await call(address, { headers: { "Accept-Encoding": "br, gzip;q=0.8" } });
    const plain = await call(address, { headers: { "Accept-Encoding": "br, gzip;q=0" } });
    expect(packed.headers.get("Content-Encoding")).toBe("gzip");
    expect(plain.headers.get("Content-Encoding")).toBeNull();
    expect(packed.headers.get("Vary")).toBe("Accept-Encoding");
    expect((await plain.text()).length).toBeGreaterThan(5_000);
  });

  it("may be kept for ever, and as a program of a web worker load nothing", async () => {
    const { status, headers } = await call(address);
    expect(status).toBe(200);
    expect(headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    expect(headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  });
});
