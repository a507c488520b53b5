import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { readExportInputs } from "../../../action/export/inputs.ts";
import { DEFAULT_EXPORT_INPUTS } from "./run-export-step.ts";

const SERVER = "https://content.example.com";

function read(inputs: Readonly<Record<string, string>>, environment: NodeJS.ProcessEnv = {}) {
  const given: Readonly<Record<string, string>> = { ...DEFAULT_EXPORT_INPUTS, server: SERVER, ...inputs };
  return readExportInputs((name) => given[name] ?? "", environment);
}

it("has the defaults of action.yml", () => {
  const metadata: { readonly inputs: Readonly<Record<string, { readonly default?: string }>> } = parse(
    readFileSync("action/export/action.yml", "utf8"),
  );
  const defaults = Object.entries(metadata.inputs).map(([name, input]) => [name, input.default ?? ""]);
  expect(Object.fromEntries(defaults)).toEqual(DEFAULT_EXPORT_INPUTS);
  expect(read({})).toEqual({
    server: SERVER,
    out: "audit-log",
    name: undefined,
    publicKeys: [],
    objectLock: undefined,
    environment: {},
    secrets: [],
  });
});

it("uses the environment for what inputs leave out, and hides all secrets of both", () => {
  const environment = { STEWARD_API_KEY: "old", AWS_REGION: "eu-west-1", AWS_SESSION_TOKEN: "token", HOME: "/" };
  const inputs = {
    "api-key": "new",
    "signing-key": "signing",
    "access-key-id": "id",
    "secret-access-key": "secret",
    endpoint: "https://storage.example.com",
  };
  expect(read(inputs, environment)).toMatchObject({
    environment: {
      STEWARD_API_KEY: "new",
      STEWARD_SIGNING_KEY: "signing",
      AWS_ACCESS_KEY_ID: "id",
      AWS_SECRET_ACCESS_KEY: "secret",
      AWS_SESSION_TOKEN: "token",
      AWS_REGION: "eu-west-1",
      AWS_ENDPOINT_URL_S3: "https://storage.example.com",
      HOME: "/",
    },
    secrets: ["new", "signing", "secret", "token"],
  });
});

it("takes public keys one per line, and a lock", () => {
  expect(read({ "public-key": "a.pem\n  b.pem\n", "object-lock": "governance:30" })).toMatchObject({
    publicKeys: ["a.pem", "b.pem"],
    objectLock: { mode: "governance", days: 30 },
  });
});

it.each([
  [{ server: "" }, 'Input "server" must be a URL such as https://content.example.com.'],
  [{ server: "http://content.example.com" }, 'Input "server" must begin with https://'],
  [{ out: "" }, 'Input "out" must be a folder, or a bucket such as'],
  [{ "object-lock": "365" }, 'Input "object-lock" must be governance or compliance, a colon'],
])("refuses %j", (inputs, message) => {
  expect(() => read(inputs)).toThrow(message);
});
