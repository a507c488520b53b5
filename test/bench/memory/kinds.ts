/** The kinds of requests whose memory is measured. No two requests of a kind are alike, so that whatever is kept by one grows. */
import { createHash } from "node:crypto";
import { KEY_RANDOM_CHARACTERS, keyValue } from "../../../shared/index.ts";
import { SESSION_COOKIE } from "../../../worker/auth/session-cookie.ts";
import { userRows } from "../../worker/support/user-rows.ts";
import { configurationOf } from "../configurations.ts";
import type { Process } from "../worker/process.ts";
import { PAGE_PATH } from "../worker/published-page.ts";
import { layersWith, postOf, type Question } from "../worker/requests.ts";

/** A kind of request: its name, and the request of a number. */
export interface Kind {
  readonly name: string;
  readonly question: (number: number) => Question;
}

const SESSION = "s".repeat(43);
const KEY = { Authorization: `Key ${keyOf(0)}` };
const NAVIGATION = {
  Accept: "text/html",
  Cookie: `${SESSION_COOKIE}=${SESSION}`,
  "Sec-Fetch-Site": "none",
  "Sec-Fetch-Mode": "navigate",
  "Sec-Fetch-Dest": "document",
};

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
  kind("page, session", () => get("/users", NAVIGATION)),
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
  return configurationOf(2, 0).replaceAll("example", `example-${number}`);
}

function addressOf(number: number): string {
  return `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`;
}

/** A right value of a key. @param number from 0, each with a key of its own. */
function keyOf(number: number): string {
  return keyValue(Array.from({ length: KEY_RANDOM_CHARACTERS }, (_, at) => Math.floor(number / 62 ** at) % 62));
}

const DAY_MILLISECONDS = 24 * 60 * 60 * 1_000;

/** Adds the administrator with the key of 0 and a session to the database of a Worker, past the API. */
export async function addAdministrator({ miniflare }: Process): Promise<void> {
  const database = await miniflare.getD1Database("DATABASE");
  const [now, later] = [new Date(), new Date(Date.now() + DAY_MILLISECONDS)].map((time) => time.toISOString());
  const hash = createHash("sha256").update(SESSION).digest("hex");
  const session = `INSERT INTO sessions (hash, content_secret, user_id, method, created_time, active_time, expires_time)
    VALUES (X'${hash}', X'${hash}', 1000, 'openid_connect', '${now}', '${now}', '${later}')`;
  const rows = [...userRows(1_000, "administrator", 3, keyOf(0)), session];
  await database.batch(rows.map((row) => database.prepare(row)));
}
