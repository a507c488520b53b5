/** A browser without a window: it keeps cookies, and asks for pages and sends forms as people do. */

import { type Call, call } from "./server.ts";
import type { SignedIn } from "./sessions.ts";

const OWN_PAGE = {
  Accept: "text/html",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
  "Sec-Fetch-Site": "same-origin",
};

type Fields = Readonly<Record<string, string>>;

export interface Browser {
  /** Its cookies by name. */
  readonly cookies: Map<string, string>;
  /** Opens a page, or sends a form where there are fields. */
  readonly ask: (path: string, fields?: Fields, headers?: Fields) => Promise<Response>;
  /** The text of a page. */
  readonly read: (path: string) => Promise<string>;
  readonly signInAs: (person: Pick<SignedIn, "session">) => void;
}

/** The browser of a person. */
export function browserOf(person: Pick<SignedIn, "session">, variables: Call["variables"] = {}): Browser {
  const cookies = new Map([["__Host-Http-steward", person.session]]);
  const ask = async (path: string, fields?: Fields, headers: Fields = {}): Promise<Response> => {
    const Cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const method = fields === undefined ? "GET" : "POST";
    const sent = fields === undefined ? {} : { body: new URLSearchParams(fields) };
    const answer = await call(path, { method, headers: { ...OWN_PAGE, Cookie, ...headers }, variables, ...sent });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = "", age] = /^([^=]+)=([^;]*); Max-Age=(\d+)/.exec(set) ?? [];
      if (age === "0") cookies.delete(name);
      else cookies.set(name, value);
    }
    return answer;
  };
  const read = async (path: string) => await (await ask(path)).text();
  return { cookies, ask, read, signInAs: ({ session }) => cookies.set("__Host-Http-steward", session) };
}
