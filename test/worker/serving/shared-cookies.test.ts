import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clearSharedCookies } from "../../../worker/serving/shared-cookies.ts";

const HOST = "content.example";
const ITEM = `https://0b9f6a52-3b0e-4d27-9a44-0c5d7e8b1f63.${HOST}`;

/** A cookie as a browser keeps it. The domain is that of the content host, or none: of one host alone. */
interface Kept {
  readonly name: string;
  readonly domain: string | undefined;
  readonly path: string;
  readonly partitioned: boolean;
}

/** Tells if a browser sends a cookie with a request for a path (RFC 6265, 5.1.4). */
const isSent = ({ path }: Kept, pathname: string) =>
  pathname === path || (pathname.startsWith(path) && (path.endsWith("/") || pathname[path.length] === "/"));

/** The cookies that an answer removes, each as a browser identifies it. */
function removedBy(cookies: string, pathname: string): readonly Kept[] {
  const answer = new Headers();
  clearSharedCookies(new Request(`${ITEM}${pathname}`, { headers: { Cookie: cookies } }), answer, `${HOST}:8787`);
  return answer.getSetCookie().map((line) => {
    const [, name = "", domain, path = ""] =
      /^([^=]*)=-; Domain=([^;]+); Path=([^;]+); Max-Age=0; Secure/.exec(line) ?? [];
    return { name, domain, path, partitioned: line.endsWith("; Partitioned") };
  });
}

const segment = fc.stringMatching(/^[a-z.]{1,3}$/).filter((text) => !/^\.+$/.test(text));
const pathname = fc
  .tuple(fc.array(segment, { maxLength: 4 }), fc.constantFrom("", "/"))
  .map(([segments, end]) => (segments.length === 0 ? "/" : `/${segments.join("/")}${end}`));
const cookie = fc.record({
  name: fc.constantFrom("", "a", "b", "__Secure-a", "__host", "é"),
  domain: fc.constantFrom(HOST, undefined),
  path: pathname,
  partitioned: fc.boolean(),
});

describe("the cookies of all items", () => {
  it("are removed wherever they are sent, and never one of the item alone", () => {
    fc.assert(
      fc.property(fc.array(cookie, { maxLength: 8 }), pathname, (jar, at) => {
        const sent = jar.filter((one) => isSent(one, at));
        const header = sent.map(({ name }) => (name === "" ? "value" : `${name}=value`)).join("; ");
        const removed = removedBy(header, at);
        expect(removed).toEqual(expect.arrayContaining(sent.filter(({ domain }) => domain !== undefined)));
        expect(removed.filter(({ domain }) => domain !== HOST)).toEqual([]);
      }),
    );
  });

  it.each(["__Host-Http-content=a.b.c", "__host-a=1", ""])("are not those that no page can set: %j", (cookies) => {
    expect(removedBy(cookies, "/a/b")).toEqual([]);
  });

  it("are removed by several answers where one would be too large", () => {
    const cookies = Array.from({ length: 60 }, (_, number) => `${String(number).padEnd(4_000, "x")}=`);
    const removed = new Set(removedBy(cookies.join("; "), "/").map(({ name }) => `${name}=`));
    expect(removed.size).toBeGreaterThan(1);
    expect(removed.size).toBeLessThan(20);
    const next = removedBy(cookies.filter((one) => !removed.has(one)).join("; "), "/");
    expect(next.filter(({ name }) => removed.has(`${name}=`))).toEqual([]);
  });
});
