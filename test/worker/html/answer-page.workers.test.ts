import { h } from "preact";
import { describe, expect, it } from "vitest";
import { answerPage } from "../../../worker/html/answer-page.tsx";
import { MESSAGES, seeOther } from "../../../worker/html/messages.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { ORIGIN } from "../workerd/server.ts";

const HOSTILE = `</title><script>alert(1)</script>"'&`;

/** The page that a request with these headers gets. */
async function pageFor(headers: Readonly<Record<string, string>> = {}, content = "content"): Promise<Response> {
  const request = Object.assign(new Request(ORIGIN, { headers }), { params: {}, pathname: "/", page: "/", menu: [] });
  return await answerPage(
    request,
    requestContext(request, {}),
    { title: HOSTILE },
    h("p", { title: content }, content),
  );
}

describe("a page", () => {
  it("may run and load only what the server has", async () => {
    const policy = (await pageFor()).headers.get("Content-Security-Policy") ?? "";
    expect(policy).toMatch(/^default-src 'none'; /);
    expect(policy).not.toContain("unsafe-");
    expect(policy.match(/https?:|\*/)).toBeNull();
  });

  it("shows what people typed as text", async () => {
    const text = await (await pageFor({}, HOSTILE)).text();
    expect(text).not.toContain("<script>");
    expect(text).toContain("&lt;/title");
    expect(text).not.toMatch(/title="[^"]*"'/);
  });
});

describe("a message", () => {
  const said = MESSAGES["signed-out"];

  it("is said by the next page, which makes the browser forget it", async () => {
    const set = seeOther("/", "signed-out").headers.get("Set-Cookie") ?? "";
    expect(set).toMatch(/^__Host-Http-message=signed-out; .*Path=\/; Secure; HttpOnly; SameSite=Lax$/);
    const page = await pageFor({ Cookie: set.split(";")[0] ?? "" });
    expect(await page.text()).toContain(said);
    expect(page.headers.get("Set-Cookie")).toMatch(/^__Host-Http-message=; Max-Age=0; /);
  });

  it.each(["", "__Host-Http-message=<b>", "__Host-Http-message=constructor", "message=signed-out"])(
    "is not said for the cookie %j",
    async (Cookie) => {
      const page = await pageFor({ Cookie });
      expect(await page.text()).not.toContain('role="status"');
      expect(page.headers.get("Set-Cookie")).toBeNull();
    },
  );
});
