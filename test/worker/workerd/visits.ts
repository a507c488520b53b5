/** A person's browser at content: it follows redirects over all origins, and keeps a cookie for each. */

import { type Call, call, ORIGIN } from "./server.ts";

/** The deployment has a host for content. */
export const HOSTED = { BASE_URL: ORIGIN, CONTENT_HOST: "content.example" };

/** The headers of a browser that opens a page in a window. */
export const NAVIGATION = {
  "Sec-Fetch-Site": "cross-site",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};

const REDIRECTS_MAX = 8;

/** The origin of a content item. */
export function originOf(guid: string | undefined): string {
  return `https://${guid}.content.example`;
}

/** Cookies by origin, name and value. */
export type Cookies = Map<string, Map<string, string>>;

/** One step of a window. */
export interface Step {
  readonly url: string;
  readonly response: Response;
}

/** Opens an address in a window, or as other headers say, without following where it leads. */
export async function open(url: string, cookies: Cookies, request: Call = {}): Promise<Step> {
  const { origin } = new URL(url, ORIGIN);
  const own = cookies.get(origin) ?? new Map<string, string>();
  const header = Array.from(own, ([name, value]) => `${name}=${value}`).join("; ");
  const headers = { ...(request.headers ?? NAVIGATION), ...(header === "" ? {} : { Cookie: header }) };
  const response = await call(url, { variables: HOSTED, ...request, headers });
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    own.set(name, value);
  }
  cookies.set(origin, own);
  return { url: new URL(url, ORIGIN).href, response };
}

/** Opens an address, and follows where it leads: every step, of which the last one leads nowhere. */
export async function visit(url: string, cookies: Cookies, request: Call = {}): Promise<readonly Step[]> {
  const steps: Step[] = [];
  for (let next: string | null = url; next !== null; ) {
    if (steps.length > REDIRECTS_MAX) throw new Error(`Too many redirects: ${steps.map((step) => step.url).join(" ")}`);
    const step: Step = await open(next, cookies, request);
    steps.push(step);
    const location = step.response.headers.get("Location");
    next = location === null ? null : new URL(location, step.url).href;
  }
  return steps;
}

/** A browser with a session at the server's own origin. */
export function browserOf(session?: string): Cookies {
  return new Map(session === undefined ? [] : [[ORIGIN, new Map([["__Host-Http-steward", session]])]]);
}
