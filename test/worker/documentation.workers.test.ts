import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import contentServer from "../../docs/content-server.md?raw";
import documentation from "../../docs/http.md?raw";
import { CHANGE_KINDS } from "../../shared/changes/change.ts";
import { HIDDEN_REASONS } from "../../shared/effective/offering.ts";
import { LAYERS_MAX } from "../../shared/index.ts";
import { API_ROUTES } from "../../worker/app/index.ts";
import { DISCOVERED_MAX_MODELS, LAYER_LABEL_MAX_CHARACTERS } from "../../worker/config-api/stack.ts";
import { ERRORS } from "../../worker/http/errors.ts";
import { REQUEST_MAX_LISTED_MISTAKES } from "../../worker/http/fields.ts";
import type { Route } from "../../worker/http/route.ts";
import { ROLE_PERMISSIONS } from "../../worker/identity/role-permissions.ts";
import { readConfiguration } from "../../worker/settings/configuration.ts";
import { RESOLUTION_MAX_CHARACTERS } from "../../worker/values/limits.ts";
import settings from "../../wrangler.toml?raw";

/** The cells of the table rows that a pattern finds. */
const rowsOf = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, ...cells]) => cells);

/** A row of the table of the content server's routes: method, path, permission, least role, summary. */
const ROW = /^\| ([A-Z]+) \| `(\S+)` \| (\S+) \| (\S+) \| (.*) \|$/gm;

/** A route's permission as the documents write it, and the least role that has it. */
function describePermission(permission: Route["permission"]): readonly string[] {
  if (permission === "none" || permission === "optional-key") return ["—", "—"];
  return permission === "sharing" ? [permission, "—"] : [`\`${permission}\``, ROLE_PERMISSIONS[permission]];
}

/** The commands that are shown with their answer, as path, arguments and answer. */
const examples = Array.from(
  documentation.matchAll(/```sh\ncurl '?http:\/\/127\.0\.0\.1:8787([^\s']+)'?\s([^`]*)```\n\n```json\n([^]*?\n)```/g),
  ([, path = "", args = "", answer = ""]) => ({ path, args, answer }),
);

/** The request that curl makes of its arguments. */
function requestOf(args: string): RequestInit {
  const type = /-H 'Content-Type: (.*?)'/.exec(args)?.[1];
  const data = /-d '(.*?)'/s.exec(args)?.[1];
  const parts = Array.from(args.matchAll(/-F '(\w+)=(.*?)'/g), ([, name = "", text = ""]) => ({ name, text }));
  const form = new FormData();
  for (const { name, text } of parts) form.append(name, text);
  const body = parts.length > 0 ? form : (data ?? null);
  return {
    method: body !== null || args.includes("-X POST") ? "POST" : "GET",
    headers: type === undefined ? {} : { "Content-Type": type },
    body,
  };
}

describe("docs/http.md and docs/content-server.md", () => {
  it("list every route and no other, what anyone may use in the one, the rest with its permission in the other", () => {
    const open = rowsOf(documentation, /^\| (GET|POST) \| `(\S+)` \|/gm).map(([method, path]) => [
      method,
      path,
      "—",
      "—",
    ]);
    const listed = rowsOf(contentServer, ROW).map((cells) => cells.slice(0, 4));
    expect([...open, ...listed]).toEqual(
      API_ROUTES.map(({ method, path, permission }) => [method, path, ...describePermission(permission)]),
    );
  });

  it("say of a route of the content server what its summary says", () => {
    const summaries = new Map(API_ROUTES.map(({ method, path, summary }) => [`${method} ${path}`, summary]));
    const rows = rowsOf(contentServer, ROW).map(([method, path, , , summary]) => [`${method} ${path}`, summary]);
    expect(rows).toEqual(rows.map(([name = ""]) => [name, summaries.get(name)]));
    expect(rows.length).toBeGreaterThan(50);
  });

  it("list every status of an error with its code, and no other", () => {
    const listed = [documentation, contentServer].flatMap((text) => rowsOf(text, /^\| (\d{3}) \| (\d+) \|/gm));
    const answered = Object.values(ERRORS).map(({ status, code }) => `${status} ${code}`);
    expect(new Set(listed.map((cells) => cells.join(" ")))).toEqual(new Set(answered));
  });
});

describe("docs/http.md", () => {
  it("shows a policy that can be used, and wrangler.toml the same", () => {
    const shown = /^\[vars\]\nPOLICY = '{3}\n([^']*)'{3}$/m;
    const inSettings = settings.replaceAll(/^# /gm, "");
    const [, POLICY = ""] = shown.exec(documentation) ?? [];
    expect(readConfiguration({ POLICY })).toMatchObject({ policy: { approvedHosts: ["*.example.com"] }, faults: [] });
    expect(shown.exec(inSettings)?.[1]).toBe(POLICY);
  });

  it("shows a vocabulary that can be used, and wrangler.toml the same", () => {
    const shown = /^VOCABULARY = '{3}\n([^']*)'{3}$/m;
    const [, VOCABULARY = ""] = shown.exec(documentation) ?? [];
    expect(readConfiguration({ VOCABULARY })).toMatchObject({
      vocabulary: { providers: { north: { title: "North" } } },
      faults: [],
    });
    expect(shown.exec(settings.replaceAll(/^# /gm, ""))?.[1]).toBe(VOCABULARY);
  });

  it("shows layers that can be used, and wrangler.toml the same", () => {
    const shown = /^(?:ENFORCED|DEFAULT)_LAYER = '.*'$/gm;
    const lines = documentation.match(shown) ?? [];
    const variables = lines.map((line) => /^(\w+) = '(.*)'$/.exec(line)?.slice(1) ?? []);
    expect(readConfiguration(Object.fromEntries(variables))).toMatchObject({ layers: [{}, {}], faults: [] });
    expect(settings.replaceAll(/^# /gm, "").match(shown)).toEqual(lines);
  });

  it("says the limits of layers", () => {
    const limits = new Map(
      Array.from(documentation.matchAll(/^\| ([^|]+) \| (\d+)\b[^|]* \|$/gm), ([, what, limit]) => [
        what,
        Number(limit),
      ]),
    );
    expect(Object.fromEntries(limits)).toMatchObject({
      "Layers that are resolved together": LAYERS_MAX,
      "Label of a layer": LAYER_LABEL_MAX_CHARACTERS,
      "Discovered models of one set of layers": DISCOVERED_MAX_MODELS,
      "Mistakes in the body that one answer lists": REQUEST_MAX_LISTED_MISTAKES,
      "An answer of `/v1/resolve` or `/v1/diff`": RESOLUTION_MAX_CHARACTERS,
    });
  });

  it("names every kind of change and every reason for which a model is hidden", () => {
    for (const name of [...CHANGE_KINDS, ...HIDDEN_REASONS]) expect(documentation).toContain(`\`${name}\``);
  });

  it("has examples", () => {
    expect(examples.map(({ path }) => path)).toEqual([
      "/v1/validate",
      "/v1/validate",
      "/v1/resolve?provider=provider_a",
      "/v1/diff",
      "/rules/secret-in-heder",
      "/v1/validate",
      "/v1/resolve",
    ]);
  });

  it.each(examples)("shows what the Worker answers to $path $args", async ({ path, args, answer }) => {
    const response = await exports.default.fetch(`https://steward.example${path}`, requestOf(args));
    expect(await response.text()).toBe(answer);
  });
});
