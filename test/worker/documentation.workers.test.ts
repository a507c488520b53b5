import { exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import documentation from "../../docs/http.md?raw";
import { LAYERS_MAX } from "../../shared/index.ts";
import { ROUTE_GROUPS } from "../../worker/app/index.ts";
import { DISCOVERED_MAX_MODELS, LAYER_LABEL_MAX_CHARACTERS } from "../../worker/config-api/stack.ts";
import { ERRORS } from "../../worker/http/errors.ts";
import { REQUEST_MAX_LISTED_MISTAKES } from "../../worker/http/fields.ts";
import { readConfiguration } from "../../worker/settings/configuration.ts";
import { RESOLUTION_MAX_CHARACTERS } from "../../worker/values/limits.ts";
import settings from "../../wrangler.toml?raw";
import { CONTENT_SERVER_PAGES } from "./workerd/content-server-pages.ts";

/** The cells of the table rows that a pattern finds. */
const rowsOf = (text: string, pattern: RegExp) => Array.from(text.matchAll(pattern), ([, ...cells]) => cells);

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

describe("docs/content-server", () => {
  it("lists every status of an error with its code, and no other", () => {
    const listed = rowsOf(CONTENT_SERVER_PAGES, /^\| (\d{3}) \| (\d+) \|/gm);
    const answered = Object.values(ERRORS).map(({ status, code }) => `${status} ${code}`);
    expect(new Set(listed.map((cells) => cells.join(" ")))).toEqual(new Set(answered));
  });
});

describe("docs/http.md", () => {
  it("lists every route that describes the API or is about configurations, and the one that says that the server is up", () => {
    const listed = rowsOf(documentation, /^\| (GET|POST) \| `(\S+)` \|/gm).map((cells) => cells.join(" "));
    const open = [...(ROUTE_GROUPS["This API"] ?? []), ...(ROUTE_GROUPS["Configuration"] ?? [])];
    expect(listed).toEqual([...open.map(({ method, path }) => `${method} ${path}`), "GET /__ping__"]);
  });

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

  it("has examples", () => {
    expect(examples).toHaveLength(7);
  });

  it.each(examples)("shows what the Worker answers to $path $args", async ({ path, args, answer }) => {
    const response = await exports.default.fetch(`https://steward.example${path}`, requestOf(args));
    expect(await response.text()).toBe(answer);
  });
});
