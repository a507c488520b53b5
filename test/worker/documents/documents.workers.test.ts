/** The documents as the Worker serves them. */

import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { SITE_LISTS } from "../../../worker/documents/generated/contents.ts";
import { inTurn } from "../workerd/in-turn.ts";
import { call } from "../workerd/server.ts";

const ADDRESSES = SITE_LISTS.flatMap(({ documents }) => documents.map(({ address }) => address));

async function pageAt(address: string): Promise<string> {
  const response = await call(address);
  expect(response.status, `the status of ${address}`).toBe(200);
  return await response.text();
}

function idsIn(page: string): readonly string[] {
  return Array.from(page.matchAll(/ id="([^"]+)"/g), ([, id = ""]) => id);
}

/** The addresses of this server that the content of a page leads to, and its pictures. */
function linksIn(page: string): readonly string[] {
  const [, content = ""] = page.split('<main id="main"');
  return Array.from(content.matchAll(/ (?:href|src)="([/#][^"]*)"/g), ([, link = ""]) => link);
}

describe("GET /docs", () => {
  it("lists documents for each need, and has a search", async () => {
    const page = await pageAt("/docs");
    expect(Array.from(page.matchAll(/<h2>([^<]*)</g), ([, title]) => title)).toEqual([
      "Tutorials",
      "How-to guides",
      "Reference",
      "Explanation",
    ]);
    expect(ADDRESSES.length).toBeGreaterThan(30);
    expect(ADDRESSES.filter((address) => !page.includes(`<a href="${address}">`))).toEqual([]);
    expect(page).toContain('<form class="search" method="get" action="/docs" role="search"');
    expect(page).toContain('<a href="/docs" aria-current="page">Documentation</a>');
    expect(page).toContain("<code>/reference</code>");
    expect(page).not.toContain("`");
  });

  it("finds the section that a question is about, and says so where there is none", async () => {
    const page = await pageAt("/docs?q=looks+like+another+username");
    expect(page).toContain('<a href="/docs/content-server/users#names">Users and groups: Names</a>');
    expect(await pageAt("/docs?q=no-such-word-anywhere")).toContain("No document has all of these words.");
  });
});

describe("a document", () => {
  it("is a page with the header of all pages, which caches ask for again", async () => {
    const response = await call("/docs/content-server/keys");
    expect(response.headers.get("Cache-Control")).toBe("public, no-cache");
    expect(response.headers.get("Content-Security-Policy")).not.toContain("unsafe");
    const page = await response.text();
    expect(page).toContain("<h1>API keys and sessions</h1>");
    expect(page).toContain('<a href="/docs" aria-current="page">Documentation</a>');
    const known = { "If-None-Match": response.headers.get("ETag") ?? "" };
    expect((await call("/docs/content-server/keys", { headers: known })).status).toBe(304);
  });

  it("leads to pages, headings and pictures that there are, as all of them do", async () => {
    const pages = new Map<string, string>();
    await inTurn(ADDRESSES, async (address) => {
      pages.set(address, await pageAt(address));
    });
    const targets = new Set(
      [...pages].flatMap(([address, page]) =>
        linksIn(page).map((link) => (link.startsWith("#") ? address + link : link)),
      ),
    );
    expect(targets.size).toBeGreaterThan(200);
    await inTurn([...targets], async (target) => {
      const [address = "", anchor] = target.split("#");
      if (address.startsWith("/docs/images/")) {
        expect((await call(address)).status, `the status of ${target}`).toBe(200);
        return;
      }
      const page = pages.get(address) ?? (await pageAt(address));
      pages.set(address, page);
      if (anchor !== undefined) expect(idsIn(page), `the ids for ${target}`).toContain(anchor);
    });
  });

  it("leaves room for the styles and icons within the 60 KB of a page, as all of them do", async () => {
    await inTurn(ADDRESSES, async (address) => {
      const page = new Blob([await pageAt(address)]).stream().pipeThrough(new CompressionStream("gzip"));
      const { byteLength } = await new Response(page).arrayBuffer();
      expect(byteLength, `the bytes of ${address}`).toBeLessThan(40_000);
    });
  });

  it.each([
    "/docs/nothing",
    "/docs/README",
    "/docs/http.md",
    "/docs/generated/http",
    "/docs/images/nothing.png",
    "/docs/images/../README.md",
  ])("is none: %s", async (path) => {
    expect((await call(path)).status).toBe(404);
  });
});

it.each(["/README.md", "/http.md", "/decisions/README.md", "/examples/valid/providers.jsonc", "/.assetsignore"])(
  "the static files are the pages and pictures alone, without %s",
  async (path) => {
    const answer = await env.ASSETS.fetch(`https://files.invalid${path}`);
    await answer.body?.cancel();
    expect(answer.status).toBe(404);
  },
);

it("a picture is sent as a picture that runs nothing, and once", async () => {
  const response = await call("/docs/images/keys.png");
  expect(response.headers.get("Content-Type")).toBe("image/png");
  expect(response.headers.get("Content-Security-Policy")).toBe("default-src 'none'");
  expect(new Uint8Array(await response.arrayBuffer()).slice(1, 4)).toEqual(new TextEncoder().encode("PNG"));
  const known = { "If-None-Match": response.headers.get("ETag") ?? "" };
  expect((await call("/docs/images/keys.png", { headers: known })).status).toBe(304);
});
