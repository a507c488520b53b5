/** Cookies and redirects as a browser handles them, as far as a sign-in goes. */

import { once } from "node:events";
import { type IncomingMessage, request } from "node:http";
import { buffer } from "node:stream/consumers";

/** A browser with cookies of its own. */
export interface Visitor {
  /** By name. */
  readonly cookies: Map<string, string>;
  /** Asks as a browser does whose user follows a link, with headers of a proxy in front of the server. */
  readonly visit: (url: string | URL, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
  /** Asks as a script of the server's own pages does. */
  readonly load: (url: string | URL, headers?: Readonly<Record<string, string>>) => Promise<Answer>;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: string;
  /** The request. */
  readonly url: URL;
}

const NAVIGATION = { "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };
const OWN_SCRIPT = { "Sec-Fetch-Site": "same-origin", "Sec-Fetch-Mode": "cors", "Sec-Fetch-Dest": "empty" };

export function newVisitor(): Visitor {
  const cookies = new Map<string, string>();
  const ask = async (url: string | URL, headers: Readonly<Record<string, string>>): Promise<Answer> => {
    const Cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const answer = await get(new URL(url), { ...headers, ...(Cookie === "" ? {} : { Cookie }) });
    for (const cookie of answer.headers.getSetCookie()) keep(cookies, cookie);
    return answer;
  };
  return {
    cookies,
    visit: async (url, headers = {}) => await ask(url, { ...NAVIGATION, ...headers }),
    load: async (url, headers = {}) => await ask(url, { ...OWN_SCRIPT, ...headers }),
  };
}

/** Unlike `fetch`, this sends the headers that only a browser may choose. */
async function get(url: URL, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const sent = request(url, { headers, agent: false }).end();
  const [received]: IncomingMessage[] = await once(sent, "response");
  if (received === undefined) throw new Error("There is no answer.");
  const body = (await buffer(received)).toString();
  const pairs = Object.entries(received.headersDistinct).flatMap(([name, values = []]) =>
    values.map((value): [string, string] => [name, value]),
  );
  return { status: received.statusCode ?? 0, headers: new Headers(pairs), body, url };
}

function keep(cookies: Map<string, string>, cookie: string): void {
  const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
  if (/; Max-Age=0(?:;|$)/.test(cookie)) cookies.delete(name);
  else cookies.set(name, value);
}

/** Where an answer leads. @throws where it leads nowhere. */
export function locationOf({ status, headers, url }: Answer): URL {
  const location = headers.get("Location");
  if (location === null) throw new Error(`The answer ${status} leads nowhere.`);
  return new URL(location, url);
}
