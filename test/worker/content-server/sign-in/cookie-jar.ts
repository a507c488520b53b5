/** What a browser does with cookies and redirects, as far as a sign-in goes. */

/** A browser with cookies of its own. */
export interface Visitor {
  /** By name. */
  readonly cookies: Map<string, string>;
  /** Asks as somebody does who follows a link. */
  readonly visit: (url: string | URL) => Promise<Response>;
}

export function newVisitor(): Visitor {
  const cookies = new Map<string, string>();
  return {
    cookies,
    visit: async (url) => {
      const Cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
      const response = await fetch(url, { redirect: "manual", headers: { Cookie } });
      for (const cookie of response.headers.getSetCookie()) keep(cookies, cookie);
      return response;
    },
  };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (/; Max-Age=0(?:;|$)/.test(cookie)) cookies.delete(name);
  else cookies.set(name, value);
}

/** Where a response leads. @throws where it leads nowhere. */
export function locationOf(response: Response): URL {
  const location = response.headers.get("Location");
  if (location === null) throw new Error(`The answer ${response.status} leads nowhere.`);
  return new URL(location, response.url);
}
