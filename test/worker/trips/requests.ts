/** The requests whose trips matter most where the Worker is deployed: by each kind of asker, for each kind of answer. */
import { tarGz } from "../workerd/tar.ts";
import {
  DRAFT_ID,
  guidOf,
  ITEMS,
  keyOf,
  PAGE,
  PEOPLE,
  type Person,
  sessionOf,
  VANITY_PATH,
  viewToken,
} from "./server.ts";

/** A request to the server of `server.ts`. */
export interface TypicalRequest {
  readonly name: string;
  readonly method: "GET" | "POST";
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
  readonly status: number;
  /** Without more than these nothing is answered: one to the database, and one to the bucket for bytes that not anyone may see. */
  readonly fewestTrips: 1 | 2;
}

const CONTENT_HOST = "content.example";
const VARIABLES = { ALLOW_ANONYMOUS_CONTENT: "true" };
const HOSTED_VARIABLES = { ...VARIABLES, BASE_URL: "http://steward.example", CONTENT_HOST };

/** The variables of the deployment: only for some requests it has a host for content. */
export function variablesFor(url: string): Readonly<Record<string, string>> {
  return new URL(url).hostname.endsWith(`.${CONTENT_HOST}`) ? HOSTED_VARIABLES : VARIABLES;
}

const ORIGIN = "http://steward.example";
const API = "/__api__/v1";

/** The headers of a browser that opens a page in a window. */
const NAVIGATION = { "Sec-Fetch-Site": "none", "Sec-Fetch-Mode": "navigate", "Sec-Fetch-Dest": "document" };

/** The cookie by which a replica of the database may answer that is as new. */
const BOOKMARK = `__Host-Http-bookmark=00000001-00000002-00000003-${"0".repeat(32)}`;

const OPEN = `/content/${guidOf(ITEMS.open)}/index.html`;
const SHARED = `/content/${guidOf(ITEMS.shared)}`;

/** The first request for a file that anyone may see, at a location of the platform: the last of the requests is the same. */
export const UNCACHED_REQUEST: TypicalRequest = file("static file, anyone, not in the cache", OPEN, {});

/**
 * The requests in their order.
 *
 * @param round a number below 100: those that change something can be made once for each.
 */
export async function typicalRequests(round: number): Promise<readonly TypicalRequest[]> {
  const token = await viewToken();
  return [
    file("static file, by key", `${SHARED}/index.html`, byKey("viewer")),
    file("static file, in a session at its own origin", `http://${guidOf(ITEMS.shared)}.${CONTENT_HOST}/index.html`, {
      ...NAVIGATION,
      Cookie: `__Host-Http-content=${token}`,
    }),
    file("static file, by a signed path", `${SHARED}/~${token}/index.html`, {
      "Sec-Fetch-Site": "cross-site",
      "Sec-Fetch-Mode": "cors",
      "Sec-Fetch-Dest": "empty",
      Origin: "null",
    }),
    file("static file, at a vanity path", `${VANITY_PATH}index.html`, byKey("viewer")),
    file("static file, of a draft", `${SHARED}/_bundle${DRAFT_ID}/index.html`, byKey("publisher")),
    get("the caller", `${API}/user`, byKey("viewer")),
    get("content item", `${API}/content/${guidOf(ITEMS.shared)}`, byKey("viewer")),
    get("content, viewer", `${API}/content`, byKey("viewer")),
    get("content, administrator", `${API}/content`, byKey("administrator")),
    get("search, viewer", `${API}/search/content?q=report`, byKey("viewer")),
    get("search, administrator", `${API}/search/content?q=report`, byKey("administrator")),
    get("users", `${API}/users`, byKey("administrator")),
    get("members of a group", `${API}/groups/${guidOf(1)}/members`, byKey("administrator")),
    get("permissions of an item", `${API}/content/${guidOf(ITEMS.shared)}/permissions`, byKey("publisher")),
    get("bundles of an item", `${API}/content/${guidOf(ITEMS.shared)}/bundles`, byKey("publisher")),
    get("audit log", `${API}/audit_logs`, byKey("administrator")),
    get("home page", "/", { ...inSession("viewer"), Accept: "text/html" }),
    get("page of an item", `/items/${guidOf(ITEMS.shared)}`, inSession("publisher")),
    get("page of the audit log", "/audit", inSession("administrator")),
    get("page of the audit log, from a replica", "/audit", inSession("administrator", BOOKMARK)),
    post("create a key", `/users/${guidOf(PEOPLE.viewer)}/keys`, "viewer", { name: `made ${round}` }, 200),
    post(
      "share an item",
      `/content/${guidOf(ITEMS.shared)}/permissions`,
      "publisher",
      { principal_guid: guidOf(11 + round), principal_type: "user", role: "viewer" },
      201,
    ),
    {
      ...post("upload a bundle", `/content/${guidOf(ITEMS.shared)}/bundles`, "publisher", {}, 200),
      headers: { ...byKey("publisher"), "Content-Type": "application/gzip" },
      body: await tarGz([{ name: "index.html", data: PAGE }]),
      fewestTrips: 2,
    },
    post(
      "deploy a bundle",
      `/content/${guidOf(ITEMS.shared)}/deploy`,
      "publisher",
      { bundle_id: String(DRAFT_ID) },
      202,
    ),
    get("static file, anyone", OPEN, {}),
  ];
}

function get(name: string, path: string, headers: TypicalRequest["headers"]): TypicalRequest {
  return { name, method: "GET", url: new URL(path, ORIGIN).href, headers, status: 200, fewestTrips: 1 };
}

/** A file that not anyone may see lies under a name that only the database knows. */
function file(...given: Parameters<typeof get>): TypicalRequest {
  return { ...get(...given), fewestTrips: 2 };
}

function post(name: string, path: string, person: Person, json: object, status: number): TypicalRequest {
  const body = JSON.stringify(json);
  return { ...get(name, API + path, byKey(person)), method: "POST", body, status };
}

function byKey(person: Person): TypicalRequest["headers"] {
  return { Authorization: `Key ${keyOf(person)}` };
}

function inSession(person: Person, ...cookies: readonly string[]): TypicalRequest["headers"] {
  return { ...NAVIGATION, Cookie: [`__Host-Http-steward=${sessionOf(person)}`, ...cookies].join("; ") };
}
