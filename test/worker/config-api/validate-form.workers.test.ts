import { env, exports } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { REQUEST_MAX_BYTES } from "../../../shared/index.ts";
import { ROUTES } from "../../../worker/app/index.ts";
import { createRouter } from "../../../worker/app/router.ts";
import { requestContext } from "../../../worker/platform/context.ts";
import { RESPONSE_MAX_DIAGNOSTICS } from "../../../worker/values/limits.ts";

type PartValue = string | File;

function formOf(parts: Readonly<Record<string, PartValue>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.set(name, value);
  return form;
}

const send = (body: BodyInit) => exports.default.fetch("https://steward.example/v1/validate", { method: "POST", body });

/** The rules and severities of what is found. */
async function found(response: Response): Promise<readonly string[]> {
  expect(response.status).toBe(200);
  const { diagnostics } = await response.json<{ diagnostics: { rule: string; severity: string }[] }>();
  return diagnostics.map(({ rule, severity }) => `${rule} ${severity}`);
}

const validate = async (parts: Readonly<Record<string, PartValue>>) => found(await send(formOf(parts)));

const SCHEMA = '"$schema": "./provider-config.schema.json"';
const BARE_HOST = `{ ${SCHEMA}, "providers": { "provider_a": { "baseUrl": "https://a.example" } } }`;
const ignoring = (ignore: object) =>
  JSON.stringify({ ignores: [{ rule: "version-segment", reason: "The gateway adds it.", ...ignore }] });

describe("POST /v1/validate with a form", () => {
  it("reports on the file as it does on a bare one", async () => {
    const bare = await exports.default.fetch("https://steward.example/v1/validate", {
      method: "POST",
      body: BARE_HOST,
    });
    const form = await send(formOf({ file: new File([BARE_HOST], "providers.json") }));
    expect(await form.json()).toEqual(await bare.json());
    expect(await validate({ file: BARE_HOST })).toEqual(["version-segment error"]);
  });

  it("goes by the policy's severities", async () => {
    const policy = '// ours\n{ "rules": { "version-segment": "notice" } }';
    expect(await validate({ file: BARE_HOST, policy })).toEqual(["version-segment notice"]);
    expect(await validate({ file: BARE_HOST, policy: policy.replace("notice", "off") })).toEqual([]);
  });

  it.each([
    ["teams/research/providers.json", []],
    ["./teams/research/providers.json", []],
    ["teams/sales/providers.json", ["version-segment error"]],
    ["providers.json", ["version-segment error"]],
    ["a/".repeat(100_000), ["version-segment error"]],
  ])("takes the filename %s for the path that the policy's globs match", async (filename, expected) => {
    const policy = ignoring({ files: ["teams/research/**"] });
    expect(await validate({ file: new File([BARE_HOST], filename), policy })).toEqual(expected);
  });

  it("matches no glob with a file that comes without a filename", async () => {
    expect(await validate({ file: BARE_HOST, policy: ignoring({ files: ["**"] }) })).toEqual(["version-segment error"]);
    expect(await validate({ file: BARE_HOST, policy: ignoring({}) })).toEqual([]);
  });

  it("does not take long for a glob that is made to", async () => {
    const file = new File([BARE_HOST], `${"a".repeat(900)}c`);
    const policy = ignoring({ files: Array.from({ length: 300 }, () => `${"*a".repeat(400)}b`) });
    expect(await validate({ file, policy })).toEqual(["version-segment error"]);
  });

  it.each(["enforced", "default"])("looks at what the layer %s adds", async (name) => {
    const file = `{ ${SCHEMA}, "providers": { "custom": { "mine": { "type": "provider-b-compatible", "baseUrl": "https://b.example" } } } }`;
    expect(await validate({ file })).toEqual([]);
    const layer = '// theirs\n{ "providers": { "custom": { "mine": { "protocol": "provider-b-chat" } } } }';
    expect(await validate({ file, [name]: layer })).toEqual(["version-segment error"]);
  });

  it("reports on the layers of which a part has no effect, and is not valid where they have an error", async () => {
    const report = async (enforced: string | File) => (await send(formOf({ file: `{ ${SCHEMA} }`, enforced }))).json();
    expect(await report("{}")).toMatchObject({ valid: true, layers: [] });
    expect(await report('{ "providers": { "custom": { "mine": {} } } }')).toMatchObject({
      valid: true,
      layers: [{ path: "enforced", valid: true, counts: { warning: 1 }, diagnostics: [{ rule: "layer-incomplete" }] }],
    });
    const wrong = new File(['{ "providers": { "provider_a": 1 } }'], "layers/org.json");
    expect(await report(wrong)).toMatchObject({
      valid: false,
      counts: { error: 0 },
      layers: [
        {
          path: "layers/org.json",
          valid: false,
          diagnostics: [{ rule: "layer-block", pointer: "/providers/provider_a" }],
        },
      ],
    });
  });

  it("says which part is no policy, and all that is wrong with it", async () => {
    const response = await send(formOf({ file: "{}", policy: '{ "rules": { "unsafe-key": "of" } }' }));
    expect(response.status).toBe(400);
    expect(response.headers.get("Access-Control-Allow-Origin")).toBe("*");
    expect(await response.json()).toMatchObject({
      code: 25,
      error: expect.stringMatching(/^The part "policy" is not valid\. Line 1, column 28: /),
      payload: { part: "policy", diagnostics: [{ severity: "error", pointer: "/rules/unsafe-key" }] },
    });
  });

  it.each(["enforced", "default"])("says where the syntax of the layer %s is broken", async (name) => {
    const response = await send(formOf({ file: "{}", [name]: '{\n  "providers": { }' }));
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      code: 25,
      error: expect.stringMatching(new RegExp(`^The part "${name}" is not valid\\. Line \\d, column \\d+: `)),
      payload: { part: name, diagnostics: [{ rule: "syntax", severity: "error" }] },
    });
  });

  it.each(["policy", "enforced", "default"])("refuses a part %s that is empty or not UTF-8", async (name) => {
    for (const bytes of [[], [0xff, 0xfe], [0x7b, 0xe9]]) {
      const response = await send(formOf({ file: "{}", [name]: new File([new Uint8Array(bytes)], "f") }));
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ code: 25, payload: { part: name, diagnostics: [{}] } });
    }
  });

  it("lists no more than an answer may hold, and counts the rest", async () => {
    const rules = Object.fromEntries(
      Array.from({ length: RESPONSE_MAX_DIAGNOSTICS + 5 }, (_, index) => [`r${index}`, 1]),
    );
    const response = await send(formOf({ file: "{}", policy: JSON.stringify({ rules }) }));
    const { error, payload } = await response.json<{ error: string; payload: { diagnostics: unknown[] } }>();
    expect(payload.diagnostics).toHaveLength(RESPONSE_MAX_DIAGNOSTICS);
    expect(Number(/Errors beside this one: (\d+)\.$/.exec(error)?.[1])).toBeGreaterThanOrEqual(
      RESPONSE_MAX_DIAGNOSTICS + 4,
    );
  });

  it("refuses a file that is not UTF-8", async () => {
    const response = await send(formOf({ file: new File([new Uint8Array([0x7b, 0x0a, 0xe9, 0x7d])], "f") }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 25,
      error:
        'The part "file" cannot be read. The file is not UTF-8; the first invalid byte is on line 2. Save it as UTF-8.',
      payload: null,
    });
  });

  it("refuses a form that is too large as a whole", async () => {
    const half = " ".repeat(REQUEST_MAX_BYTES / 2);
    const response = await send(formOf({ file: half, policy: half }));
    expect(response.status).toBe(413);
    await response.body?.cancel();
  });
});

describe("the policy of the deployment", () => {
  const POLICY = '{ "rules": { "version-segment": "warning" } }';

  const sendTo = (variables: object, body: BodyInit) => {
    const request = new Request("https://steward.example/v1/validate", { method: "POST", body });
    return createRouter(ROUTES).fetch(request, requestContext(request, { ...env, ...variables }));
  };

  it("is what a bare file is checked by, and a form without a policy", async () => {
    expect(await found(await sendTo({ POLICY }, BARE_HOST))).toEqual(["version-segment warning"]);
    expect(await found(await sendTo({ POLICY }, formOf({ file: BARE_HOST })))).toEqual(["version-segment warning"]);
    expect(await found(await sendTo({}, BARE_HOST))).toEqual(["version-segment error"]);
  });

  it("matches its globs with the filename of a form's file, and with no bare file", async () => {
    const own = { POLICY: ignoring({ files: ["teams/**"] }) };
    expect(await found(await sendTo(own, formOf({ file: new File([BARE_HOST], "teams/p.json") })))).toEqual([]);
    expect(await found(await sendTo(own, BARE_HOST))).toEqual(["version-segment error"]);
  });

  it("gives way as a whole to the policy of a form", async () => {
    const form = formOf({ file: BARE_HOST, policy: "{}" });
    expect(await found(await sendTo({ POLICY }, form))).toEqual(["version-segment error"]);
  });
});
