import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { type RuleDescription, ruleDescriptions } from "../../../shared/index.ts";
import { ROUTES } from "../../../worker/app/index.ts";
import { writeRule as writeRuleIn, writeRuleList as writeRuleListIn } from "../../../worker/config-api/rule-pages.tsx";
import { menuOf } from "../../../worker/http/route.ts";

const call = (path: string, init?: RequestInit) => exports.default.fetch(`https://steward.example${path}`, init);

const FRAME = { menu: menuOf(ROUTES), isSignedIn: false };
const writeRule = (one: RuleDescription) => writeRuleIn(one, FRAME);
const writeRuleList = (rules: readonly RuleDescription[]) => writeRuleListIn(rules, FRAME);

describe("GET /rules", () => {
  it("answers with the list of all rules", async () => {
    const response = await call("/rules");
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(writeRuleList(ruleDescriptions));
  });
});

describe("GET /rules/:id", () => {
  it.each(ruleDescriptions)("answers with the page of $id", async (rule) => {
    const response = await call(`/rules/${rule.id}`);
    expect(response.status).toBe(200);
    expect(await response.text()).toBe(writeRule(rule));
  });

  it.each([
    ["secret-in-heder", ["secret-in-header"]],
    ["Secret_In_Header", ["secret-in-header"]],
    ["header", ["reserved-header", "secret-in-header"]],
    ["nothing-like-it", []],
    ["constructor", []],
    ["%00%ff", []],
    ["x".repeat(5_000), []],
  ])("answers 404 to %s and names what is near", async (id, nearest) => {
    const response = await call(`/rules/${id}`);
    expect(response.status).toBe(404);
    expect(response.headers.get("Content-Type")).toBe("application/json");
    const body = await response.json<{ payload: { nearest: string[] } }>();
    expect(body).toMatchObject({ code: 4, payload: { nearest: expect.arrayContaining(nearest) } });
    expect(body.payload.nearest.length === 0).toBe(nearest.length === 0);
  });

  it("says in words which rule was likely meant", async () => {
    expect(await (await call("/rules/unsafe-keys")).json()).toEqual({
      code: 4,
      error: "There is no rule with this id. Did you mean unsafe-key? GET /rules lists the rules.",
      payload: { nearest: ["unsafe-key"] },
    });
  });

  it("answers 404 to a path below a rule's page", async () => {
    expect((await call("/rules/unsafe-key/more")).status).toBe(404);
  });
});

describe.each(["/rules", "/rules/", "/rules/unsafe-key"])("the page at %s", (path) => {
  it("may load the files of the server alone, and is kept by caches, which ask each time", async () => {
    const response = await call(path);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; style-src 'self'; .*frame-ancestors 'none'$/,
      ),
      "x-content-type-options": "nosniff",
      "cache-control": "public, no-cache",
    });
    await response.body?.cancel();
  });

  it("asks no one to sign in who carries a session, and is the same but for that", async () => {
    const answer = await call(path);
    const ofVisitor = await answer.text();
    const Cookie = `__Host-Http-steward=${"a".repeat(43)}`;
    const ofSomebody = await call(path, { headers: { Cookie } });
    const address = path === "/rules/unsafe-key" ? path : "/rules";
    const signIn = `<a href="/sign-in?to=${encodeURIComponent(address)}">Sign in</a>`;
    expect(ofVisitor).toContain(signIn);
    expect(await ofSomebody.text()).toBe(ofVisitor.replace(signIn, '<a href="/">Your account</a>'));
    expect(ofVisitor).toContain('<a href="/rules" aria-current="page">Rules</a>');
    expect(answer.headers.get("Vary")).toBe("Cookie");
    expect([ofSomebody.headers.get("Vary"), ofSomebody.headers.get("Cache-Control")]).toEqual([
      "Cookie",
      "private, no-cache",
    ]);
  });

  it("is a visitor's page to whoever carries no cookie that could be a session", async () => {
    const answer = await call(path, { headers: { Cookie: "__Host-Http-steward=; other=1" } });
    expect(await answer.text()).toContain(">Sign in</a>");
    expect(answer.headers.get("Cache-Control")).toBe("public, no-cache");
  });

  it("answers 304 to its own tag, and in full to that of another page", async () => {
    const tag = (await call(path, { method: "HEAD" })).headers.get("ETag") ?? "";
    const same = await call(path, { headers: { "If-None-Match": tag } });
    expect(same.status).toBe(304);
    expect(await same.text()).toBe("");
    expect(same.headers.get("ETag")).toBe(tag);
    const other = (await call("/rules/syntax", { method: "HEAD" })).headers.get("ETag") ?? "";
    const full = await call(path, { headers: { "If-None-Match": other } });
    expect(full.status).toBe(200);
    await full.body?.cancel();
  });

  it("answers HEAD with the same headers and no body", async () => {
    const get = await call(path, { headers: { "X-Correlation-ID": "same" } });
    const head = await call(path, { method: "HEAD", headers: { "X-Correlation-ID": "same" } });
    expect([...head.headers]).toEqual([...get.headers].filter(([name]) => name !== "content-length"));
    expect(await head.text()).toBe("");
    await get.body?.cancel();
  });
});

const rule: RuleDescription = {
  id: "odd-rule",
  severity: "warning",
  summary: "A `key` <b>",
  why: 'It\'s "odd" & rare.',
  description: "Finds `a < b` and `*`, *not* others, and a ` alone.",
  examples: { wrong: '{ "</code><script>": 1 }', right: "{\n  // &amp;\n}" },
};

describe("the page of a rule", () => {
  it("has everything that the rule says of itself, as text", () => {
    expect(writeRule(rule)).toContain(
      "<h1>odd-rule</h1></div>" +
        "<p><strong>A <code>key</code> &lt;b></strong> (warning).</p>" +
        "<p>It's &quot;odd&quot; &amp; rare.</p>" +
        "<p>Finds <code>a &lt; b</code> and <code>*</code>, *not* others, and a ` alone.</p>" +
        "<h2>Wrong</h2><pre><code>{ &quot;&lt;/code>&lt;script>&quot;: 1 }</code></pre>" +
        '<p><a href="/playground#rule=odd-rule">Open it in the playground</a></p>' +
        "<h2>Right</h2><pre><code>{\n  // &amp;amp;\n}</code></pre>" +
        '<p><a href="/rules">All rules</a></p></main>',
    );
  });

  it("says what fixes a mistake, and by which policy the examples are checked", () => {
    const page = writeRule({ ...rule, fix: "Drops `<b>`.", examples: { ...rule.examples, policy: '{ "a": 1 }' } });
    expect(page).toContain(
      "alone.</p><h2>Fix</h2><p>Drops <code>&lt;b></code>.</p>" +
        "<h2>With the policy</h2><pre><code>{ &quot;a&quot;: 1 }</code></pre><h2>Wrong</h2>",
    );
  });

  it.each(ruleDescriptions)("leaves no backtick of $id outside its examples", ({ examples, ...words }) => {
    expect(writeRule({ ...words, examples: { wrong: "", right: "" } })).not.toContain("`");
    expect(examples).not.toEqual({ wrong: "", right: "" });
  });
});

const rowOf = (path: string, id: string, severity: string) =>
  `<tr data-filtered><th scope="row"><a href="/rules/${path}"><code class="word">${id}</code></a></th>` +
  `<td data-column="Severity"><span class="word">${severity}</span></td>` +
  '<td data-column="What it finds">A <code>key</code> &lt;b></td></tr>';

describe("the list of rules", () => {
  it("links each rule to its page", () => {
    const page = writeRuleList([rule, { ...rule, id: 'a"b/c', severity: "error" }]);
    expect(page).toContain("<title>Rules · Provider Steward</title>");
    expect(page.split("<tbody>")[1]).toBe(
      rowOf("odd-rule", "odd-rule", "warning") +
        rowOf("a%22b%2Fc", "a&quot;b/c", "error") +
        "</tbody></table></main></body></html>\n",
    );
  });
});

describe("the filter of the list", () => {
  const shownIn = (text: string) =>
    Array.from(text.matchAll(/<tr data-filtered( hidden)?>.*?<code class="word">([^<]+)</g)).flatMap(
      ([, hidden, id]) => (hidden === undefined ? [id] : []),
    );

  it("shows the rules that have each of the words, and says how many", async () => {
    const answer = await call("/rules?q=HEADER+secret");
    const text = await answer.text();
    const shown = shownIn(text);
    expect(shown).toContain("secret-in-header");
    expect(shown).not.toContain("unsafe-key");
    expect(text).toContain(`role="status">${shown.length} of ${ruleDescriptions.length} have these words.</p>`);
    expect(text).toContain('value="HEADER secret"');
    expect(text).toContain("/sign-in?to=%2Frules%3Fq%3DHEADER%2Bsecret");
    expect(answer.headers.get("Cache-Control")).toBe("public, no-cache");
  });

  it("says where nothing is found, and then shows all again", async () => {
    const text = await (await call("/rules?q=%3Cscript%3E")).text();
    expect(shownIn(text)).toEqual([]);
    expect(text).toContain("Nothing has these words. Try fewer, or shorter ones.");
    expect(text).not.toContain("<script>");
    expect(shownIn(await (await call("/rules?q=+")).text())).toHaveLength(ruleDescriptions.length);
  });
});
