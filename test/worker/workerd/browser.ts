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
  /** Opens a page, or sends a form where there are fields, or its body. @param bindings in the place of the deployment's own. */
  readonly ask: (
    path: string,
    fields?: Fields | string,
    headers?: Fields,
    bindings?: Call["bindings"],
  ) => Promise<Response>;
  /** The text of a page. */
  readonly read: (path: string) => Promise<string>;
  readonly signInAs: (person: Pick<SignedIn, "session">) => void;
}

/** The browser of a person. */
export function browserOf(person: Pick<SignedIn, "session">): Browser {
  const cookies = new Map([["__Host-Http-steward", person.session]]);
  const ask: Browser["ask"] = async (path, fields, headers = {}, bindings = {}) => {
    const Cookie = Array.from(cookies, ([name, value]) => `${name}=${value}`).join("; ");
    const method = fields === undefined ? "GET" : "POST";
    const sent =
      fields === undefined ? {} : { body: typeof fields === "string" ? fields : new URLSearchParams(fields) };
    const answer = await call(path, { method, headers: { ...OWN_PAGE, Cookie, ...headers }, bindings, ...sent });
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
