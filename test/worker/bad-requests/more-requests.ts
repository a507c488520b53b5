/** Right requests that reach more of a route than the one in the matrix of permissions does. */

import { env } from "cloudflare:workers";
import { timeText } from "../../../worker/values/time.ts";
import type { Row } from "../workerd/matrix-rows.ts";
import { addPerson } from "../workerd/server.ts";
import { bytesOf, concat, tarGz } from "../workerd/tar.ts";
import { publish } from "../workerd/things.ts";
import { sign } from "../workerd/tokens.ts";

/** Stands in every place of a request that no answer, no log and no upstream may repeat. */
export const SECRET = "hunter2-s3cr3t-0f-a-request";

const JSON_TYPE = { "Content-Type": "application/json" };

const CONFIGURATION = {
  providers: {
    default: { enabled: true },
    provider_a: {
      baseUrl: "https://gateway.example.com/v1",
      customHeaders: { "X-Tenant": SECRET },
      models: { allow: ["example-large"], overrides: { "example-large": { maxOutputTokens: 10 } } },
    },
    custom: { mine: { type: "provider-b-compatible", baseUrl: `https://user:${SECRET}@h.example/v1?key=${SECRET}` } },
  },
};

const LAYERS = [
  { kind: "enforced", label: "e", value: { providers: { provider_b: { enabled: false } } } },
  { kind: "user", label: "u", text: `// A comment.\n${JSON.stringify(CONFIGURATION, undefined, 2)}` },
];

const DISCOVERED = { provider_a: [{ id: "example-large" }] };

function formOf(fields: Readonly<Record<string, string | Uint8Array>>): {
  body: Blob;
  headers: Record<string, string>;
} {
  const parts = Object.entries(fields).map(([name, content]) =>
    concat([
      bytesOf(`--x\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.json"\r\n\r\n`),
      bytesOf(content),
      bytesOf("\r\n"),
    ]),
  );
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  return { body: new Blob([...parts, "--x--\r\n"]), headers };
}

const validate: readonly Row["ask"][] = [
  () => ({ path: "/v1/validate", json: CONFIGURATION, headers: JSON_TYPE }),
  () => {
    const policy = '{"rules":{"plain-http":"error"},"approvedHosts":["*.example.com"]}';
    return { path: "/v1/validate", ...formOf({ file: JSON.stringify(CONFIGURATION), policy, enforced: "{}" }) };
  },
];

const resolve: readonly Row["ask"][] = [
  () => ({ path: "/v1/resolve", json: { layers: LAYERS, discovered: DISCOVERED }, headers: JSON_TYPE }),
];

const diff: readonly Row["ask"][] = [
  () => ({ path: "/v1/diff", json: { before: { layers: [] }, after: { layers: LAYERS } }, headers: JSON_TYPE }),
];

/** A request with a token that is signed as the server signs them. */
function withToken(path: string, scheme: string, scope: string): Row["ask"] {
  return async () => {
    const user = await addPerson("viewer", `i-${crypto.randomUUID()}`);
    const token = await sign(scope, { claims: { sub: user.guid, jti: crypto.randomUUID() } });
    return { path: `/__api__/v1${path}`, headers: { Authorization: `${scheme} ${token}` } };
  };
}

/** A visit to API content, made past the API, which takes no upstream that leads back. */
function visitApi(upstreamUrl: string): Row["ask"] {
  return async ({ id }) => {
    const guid = crypto.randomUUID();
    await env.DATABASE.prepare(
      `INSERT INTO content (guid, owner_id, name, description, access_type, app_mode, upstream_url, created_time)
      VALUES (?1, ?2, ?1, '', 'all', 'api', ?3, ?4)`,
    )
      .bind(guid, id, upstreamUrl, timeText(new Date()))
      .run();
    return { path: `/content/${guid}/a/b?c=d`, headers: { Accept: "*/*" } };
  };
}

const upload: Row["ask"] = async (_, item) => {
  const archive = await tarGz([{ name: "index.html", data: "<title>A form</title>" }]);
  return { path: `/__api__/v1/content/${(await item()).guid}/bundles`, ...formOf({ archive }) };
};

const download: Row["ask"] = async (_, item) => {
  const created = await item();
  await publish(created);
  return { path: `/content/${created.guid}/`, headers: { Range: "bytes=0-3" } };
};

const audit = (query: string) => () => ({ path: `/__api__/v1/audit_logs?${query}` });

export const MORE: Readonly<Record<string, readonly Row["ask"][]>> = {
  "POST /v1/validate": validate,
  "POST /v1/resolve": resolve,
  "POST /v1/diff": diff,
  "GET /__ping__": [() => ({ path: "/__ping__?ready=true" })],
  "GET /__metrics__": [
    () => ({ path: "/__metrics__", headers: { Authorization: `Bearer ${"m".repeat(32)}` } }),
    () => ({ path: "/__metrics__?token=x" }),
  ],
  "POST /__api__/v1/bootstrap": [withToken("/bootstrap", "Connect-Bootstrap", "bootstrap")],
  "POST /__api__/v1/invitation": [withToken("/invitation", "Connect-Invitation", "invitation")],
  "GET /__api__/v1/users": [() => ({ path: "/__api__/v1/users?page_size=2&page_number=2&prefix=a&asc_order=false" })],
  "POST /__api__/v1/content": [
    () => ({
      path: "/__api__/v1/content",
      json: { name: `api-${crypto.randomUUID()}`, app_mode: "api", upstream_url: "https://api.example.com/v1" },
    }),
  ],
  "POST /__api__/v1/content/:guid/bundles": [upload],
  "GET /__api__/v1/audit_logs": [audit("limit=2&ascOrder=false&next=5"), audit("limit=500&previous=9")],
  "ALL /content/:guid/*": [download, visitApi("https://api.example.com/v1"), visitApi("https://steward.example/")],
};
