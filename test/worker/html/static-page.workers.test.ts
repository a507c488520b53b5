import { expect, test } from "vitest";

import { PAGE_STYLE, staticPage, staticPageHeaders } from "../../../worker/html/static-page.tsx";

test("a static page allows the style that stands in it, and nothing else", async () => {
  const page = staticPage("A <title>", PAGE_STYLE, "Some <text>");
  const style = /<style>(?<style>[^]*)<\/style>/.exec(page)?.groups?.["style"] ?? "";
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(style));
  const policy = (await staticPageHeaders(PAGE_STYLE))["Content-Security-Policy"];

  expect(policy).toContain(`default-src 'none'; style-src 'sha256-${Buffer.from(hash).toString("base64")}';`);
  expect(page).toContain("<title>A &lt;title>");
  expect(page).toContain("<main>Some &lt;text>");
});
