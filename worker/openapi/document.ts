import { SESSION_COOKIE } from "../auth/session-cookie.ts";
import type { Route } from "../http/route.ts";
import { version } from "../values/version.ts";
import { Components, type DocumentedOperation } from "./document-types.ts";
import { describeOperation, failureResponses } from "./operation.ts";
import { documentPath } from "./request.ts";

/** Routes by the name of what they are about. */
export type RouteGroups = Readonly<Record<string, readonly Route[]>>;

/** The methods that a route of all methods is described by. */
const ALL_METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

/**
 * The document that describes the API (OpenAPI 3.1), from the routes that serve it.
 * See docs/decisions/0106-routes-describe-themselves.md.
 */
export function describeApi(groups: RouteGroups) {
  const components = new Components();
  const paths: Record<string, Record<string, DocumentedOperation>> = {};
  const ids = new Set<string>();
  // What any path answers to a method that it does not accept.
  failureResponses(["method-not-allowed"], false, components);
  for (const [tag, routes] of Object.entries(groups)) {
    for (const route of routes) {
      const path = (paths[documentPath(route.path)] ??= {});
      for (const method of route.method === "ALL" ? ALL_METHODS : [route.method]) {
        const id = operationId(route, method, ids);
        ids.add(id);
        path[method.toLowerCase()] = describeOperation(route, tag, id, components);
      }
    }
  }
  return {
    openapi: "3.1.0",
    info: INFO,
    servers: [{ url: "/" }],
    tags: Object.keys(groups).map((name) => ({ name })),
    paths,
    components: {
      schemas: components.schemas,
      responses: components.responses,
      headers: HEADERS,
      securitySchemes: SECURITY_SCHEMES,
    },
  };
}

export type ApiDocument = ReturnType<typeof describeApi>;

/**
 * The name of the operation or of the handler, as in `listUsers` of `answerListUsers`, and what else tells routes with one name
 * apart.
 */
function operationId({ method, handler, description }: Route, own: string, taken: ReadonlySet<string>): string {
  const name = description.name ?? handler.name.replace(/^answer(\w)/, (_, first: string) => first.toLowerCase());
  const id = method === "ALL" ? `${name}By${own.charAt(0)}${own.slice(1).toLowerCase()}` : name;
  const others = Array.from(taken).filter((one) => one.replace(/\d+$/, "") === id).length;
  return others === 0 ? id : `${id}${others + 1}`;
}

const INFO = {
  title: "Provider Steward",
  version,
  summary: "Checks the provider configuration file of an AI assistant, and is a content server.",
  description:
    "Every operation of GET answers HEAD, too. Other methods than those of a path are answered with 405, and unknown paths " +
    "with 404. A failure is JSON: `code` tells programs what it is, `error` tells people, and `payload` has what else there is to say. " +
    "A browser that opens an address without a key gets a page in its place, with the same status.",
  license: { name: "Apache-2.0", identifier: "Apache-2.0" },
};

const HEADERS = {
  CorrelationId: {
    description: "The id of the request in the server's log: what the request had in this header, or a new one.",
    schema: { type: "string" },
  },
};

const SECURITY_SCHEMES = {
  key: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "An API key: `Key <API key>`.",
  },
  keyInOtherHeader: {
    type: "apiKey",
    in: "header",
    name: "X-SVC-Authorization",
    description:
      "The same, for where a proxy needs the first header; `Key ` may be left out. A deployment may call this header otherwise: see `/__api__/server_settings`.",
  },
  session: {
    type: "apiKey",
    in: "cookie",
    name: SESSION_COOKIE,
    description: "The session of a person in a browser; what changes something must come from a page of this server.",
  },
  bootstrap: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "A signed token for the first administrator: `Connect-Bootstrap <JWT>`.",
  },
  invitation: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "The signed token of an invitation: `Connect-Invitation <JWT>`.",
  },
  metrics: {
    type: "apiKey",
    in: "header",
    name: "Authorization",
    description: "The token of programs that read metrics, the setting METRICS_TOKEN: `Bearer <token>`.",
  },
};
