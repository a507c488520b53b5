import { beforeAll, describe, expect, it } from "vitest";
import { ROUTE_GROUPS } from "../../../worker/app/index.ts";
import { describeApi } from "../../../worker/openapi/document.ts";
import { pageOfTag, REFERENCE, SCHEMAS } from "../../../worker/openapi/reference-paths.ts";
import { curlOf, isTried, operationsOf } from "../../../worker/openapi/tried-operation.ts";
import { call } from "../workerd/server.ts";

const document = describeApi(ROUTE_GROUPS);
const PATHS = [REFERENCE, SCHEMAS, ...document.tags.map(({ name }) => pageOfTag(name))];
let pages: ReadonlyMap<string, string> = new Map();

beforeAll(async () => {
  pages = new Map(await Promise.all(PATHS.map(async (path) => [path, await (await call(path)).text()] as const)));
});

/** The size of a page, where nothing before the server compresses it. */
const PAGE_MAX_BYTES = 60_000;

describe.each(PATHS)("the page %s", (path) => {
  it("is small", () => {
    const { length } = new TextEncoder().encode(pages.get(path));
    expect(length).toBeGreaterThan(2_000);
    expect(length).toBeLessThan(PAGE_MAX_BYTES);
  });

  it("leads only to what there is", () => {
    const text = pages.get(path) ?? "";
    const links = Array.from(text.matchAll(/href="(\/reference[^"#]*)?(?:#([^"]*))?"/g), ([, to = path, id]) => ({
      to,
      id,
    }));
    const broken = links.filter(
      ({ to, id }) => !pages.has(to) || (id !== undefined && pages.get(to)?.includes(`id="${id}"`) === false),
    );
    expect(links.length).toBeGreaterThan(1);
    expect(broken.filter(({ to }) => to.startsWith(REFERENCE))).toEqual([]);
  });

  it("is the same for everybody but for the way to sign in, and may be kept", async () => {
    const answer = await call(path, { headers: { Cookie: `__Host-Http-steward=${"a".repeat(43)}` } });
    const signIn = `<a href="/sign-in?to=${encodeURIComponent(path)}">Sign in</a>`;
    expect(await answer.text()).toBe(pages.get(path)?.replace(signIn, '<a href="/">Your account</a>'));
    expect(pages.get(path)).toContain(signIn);
    expect(answer.headers.get("Cache-Control")).toBe("private, no-cache");
    const known = await call(path, { headers: { "If-None-Match": (await call(path)).headers.get("ETag") ?? "" } });
    expect([known.status, known.headers.get("Cache-Control")]).toEqual([304, "public, no-cache"]);
  });
});

it("the pages have every operation, parameter, schema and failure", () => {
  const text = Array.from(pages.values(), (page) => page.replaceAll(/<[^>]*>/g, ""))
    .join("\n")
    .replaceAll("&lt;", "<")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
  const plain = (description = "") => description.replaceAll("`", "").split("\n\n");
  const shown = [
    ...operationsOf(document).flatMap(({ summary, operationId, parameters }) => [
      ...plain(summary),
      operationId,
      ...parameters.flatMap(({ name, description }: any) => [name, ...plain(description)]),
    ]),
    ...Object.values<any>(document.components.responses).flatMap(({ description }) => plain(description)),
    ...Object.entries<any>(document.components.schemas).flatMap(([name, { properties = {} }]) => [
      name,
      ...Object.keys(properties),
    ]),
  ];
  expect(shown.length).toBeGreaterThan(500);
  expect(text).toContain("No key is needed.");
  expect(pages.get(pageOfTag("Users"))).not.toContain(", or none.");
  // Code 405 is the answer to methods that no operation has.
  expect(shown.filter((one) => !text.includes(one) && !one.startsWith("Code 405"))).toEqual([]);
});

it("the contents show the operations that have the words, and no part without one", async () => {
  const text = await (await call(`${REFERENCE}?q=delete+/groups`)).text();
  const parts = Array.from(text.matchAll(/<section data-filtered-part( hidden)?>.*?<\/section>/gs));
  const shown = parts.filter(([, hidden]) => hidden === undefined).map(([part]) => part);
  const operations = shown.flatMap((part) =>
    Array.from(part.matchAll(/<li data-filtered><a[^>]*><code>([^<]*)</g), ([, operation]) => operation),
  );
  expect(operations).toEqual([
    "DELETE /__api__/v1/groups/{guid}",
    "DELETE /__api__/v1/groups/{guid}/members/{user_guid}",
  ]);
  expect(shown).toHaveLength(1);
  expect(text).toContain(`2 of ${operationsOf(document).length} have these words.`);
});

it("a part that is not there is not found", async () => {
  expect((await call("/reference/nothing")).status).toBe(404);
  expect((await call("/reference/users/more")).status).toBe(404);
});

describe("trying an operation", () => {
  const operations = operationsOf(document);
  const named = (id: string) => {
    const found = operations.find(({ operationId }) => operationId === id);
    if (found === undefined) throw new Error(`There is no ${id}.`);
    return found;
  };

  it("is offered where a session may send it, and the server itself answers", () => {
    const withoutForm = operations.filter((one) => !isTried(one)).map(({ method, path }) => `${method} ${path}`);
    expect(withoutForm.filter((one) => !one.includes(" /content/") && !one.endsWith(" /{path}"))).toEqual([
      "POST /__api__/v1/bootstrap",
      "POST /__api__/v1/experimental/bootstrap",
      "GET /__metrics__",
      "POST /__api__/v1/invitation",
      "POST /__api__/v1/content/{guid}/bundles",
    ]);
  });

  it("has a form with what the request takes; a change must be confirmed, and a check need not be", () => {
    const formOf = (tag: string, method: string, path: string) => {
      const text = pages.get(pageOfTag(tag)) ?? "";
      const start = text.indexOf(`data-try="${method}" data-path="${path}"`);
      return text.slice(start, text.indexOf("</form>", start));
    };
    expect(formOf("Users", "GET", "/__api__/v1/users")).toContain('name="page_size"');
    expect(formOf("Users", "GET", "/__api__/v1/users")).not.toContain('type="checkbox"');
    expect(formOf("Users", "PUT", "/__api__/v1/users/{guid}")).toMatch(
      /<textarea[^>]* required.*type="checkbox" required/s,
    );
    expect(formOf("Configuration", "POST", "/v1/resolve")).toContain("<textarea");
    expect(formOf("Configuration", "POST", "/v1/resolve")).not.toContain('type="checkbox"');
  });

  it("must be confirmed for every request that is no GET and that a session may send", () => {
    const forms = Array.from(pages.values()).flatMap((text) =>
      Array.from(text.matchAll(/<form data-try="(\w+)".*?<\/form>/gs)),
    );
    const others = forms.filter(([form, method]) => method !== "GET" && !form.includes('data-path="/v1/'));
    expect(others.length).toBeGreaterThan(30);
    expect(others.filter(([form]) => !form.includes('type="checkbox" required'))).toEqual([]);
    // Without scripts there is none.
    expect(forms.filter(([form]) => !/^[^>]* hidden>/.test(form))).toEqual([]);
  });

  it.each([
    ["listUsers", 'curl -H "Authorization: Key $STEWARD_API_KEY" "$STEWARD_SERVER/__api__/v1/users"'],
    ["readUser", 'curl -H "Authorization: Key $STEWARD_API_KEY" "$STEWARD_SERVER/__api__/v1/users/$GUID"'],
    ["ruleList", 'curl "$STEWARD_SERVER/rules"'],
  ])("%s is a command, too", (id, command) => {
    expect(curlOf(named(id))).toBe(command);
  });

  it("says the type of a body, and the token that no session has", () => {
    const invitation = operations.find(({ path, method }) => path === "/__api__/v1/invitation" && method === "POST");
    expect(invitation && curlOf(invitation)).toBe(
      'curl -X POST -H "Authorization: Connect-Invitation $INVITATION" "$STEWARD_SERVER/__api__/v1/invitation"',
    );
    expect(curlOf(named("createGroup"))).toContain(
      '-X POST -H "Authorization: Key $STEWARD_API_KEY" -H "Content-Type: application/json"',
    );
  });
});
