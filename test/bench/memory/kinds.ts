/** The kinds of requests whose memory is measured. No two requests of a kind are alike, so that whatever is kept by one grows. */
import { PAGE_PATH } from "../worker/published-page.ts";
import { configurationOf, layersWith, postOf, type Question } from "../worker/requests.ts";
import { ADMINISTRATOR_KEY, ADMINISTRATOR_NAVIGATION, keyOf } from "./administrator.ts";

/** A kind of request: its name, and the request of a number. */
export interface Kind {
  readonly name: string;
  readonly question: (number: number) => Question;
}

const KEY = { Authorization: `Key ${ADMINISTRATOR_KEY}` };

export const KINDS: readonly Kind[] = [
  kind("ping", () => get("/__ping__")),
  kind("unknown path", (number) => get(`/v1/nowhere-${number}`, {}, 404)),
  kind("unknown vanity path", (number) => get(`/nowhere-${number}/`, {}, 401)),
  kind("schema", (number) => get(`/schemas/provider-config/v1.json?n=${number}`)),
  kind("validate", (number) => postOf("/v1/validate", distinct(number))),
  kind("resolve", (number) => postOf("/v1/resolve", layersWith(distinct(number)))),
  kind("static file, anyone", (number) => get(`${PAGE_PATH}?n=${number}`)),
  kind("static file, key", (number) => get(`${PAGE_PATH}?n=${number}`, KEY)),
  kind("list, key", () => get("/__api__/v1/users", KEY)),
  kind("wrong key", (number) => get("/__api__/v1/users", { Authorization: `Key ${keyOf(number)}` }, 401)),
  kind("page, session", () => get("/users", ADMINISTRATOR_NAVIGATION)),
];

/** Each comes from an address of its own, and with a correlation id of its own. */
function kind(name: string, question: Kind["question"]): Kind {
  return {
    name,
    question: (number) => {
      const asked = question(number);
      const own = { "CF-Connecting-IP": addressOf(number), "X-Correlation-ID": `bench-${number}` };
      return { ...asked, headers: { ...asked.headers, ...own } };
    },
  };
}

function get(path: string, headers: Question["headers"] = {}, status = 200): Question {
  return { method: "GET", path, headers, status };
}

/** A right configuration that no other number has. */
function distinct(number: number): string {
  return configurationOf(2).replaceAll("example", `example-${number}`);
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}
