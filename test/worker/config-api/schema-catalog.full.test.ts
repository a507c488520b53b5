import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import picomatch from "picomatch";
import { expect, test } from "vitest";
import { fileOf } from "../../../.ci/packages.ts";
import { answerSchemaCatalog } from "../../../worker/config-api/schema-catalog.ts";

/** SchemaStore's own schema of its catalogue, in draft-04, of which this has no word that draft-07 reads in another way. */
const {
  $schema: _draft,
  id: _id,
  ...schema
} = JSON.parse(readFileSync(fileOf("test/reference", "schemastore/schemas/json/schema-catalog.json"), "utf8"));
const isUri = (text: string) => URL.parse(text) !== null;
const isCatalog = new Ajv({ strict: false, formats: { uri: isUri } }).compile(schema);

async function catalogOf(url: string, baseUrl?: string) {
  const response = await answerSchemaCatalog(new Request(url), { settings: { baseUrl } });
  expect(response.headers.get("Content-Type")).toBe("application/json");
  return await response.json();
}

test("the catalogue is one by SchemaStore's schema", async () => {
  const catalog = await catalogOf("https://steward.example.com/schemas/catalog.json");
  isCatalog(catalog);
  expect(isCatalog.errors ?? []).toEqual([]);
  expect(isCatalog({ ...Object(catalog), schemas: [{ name: "a", url: "/a" }] })).toBe(false);
});

test("addresses begin with BASE_URL, else with the origin that was asked", async () => {
  const urlsOf = async (...where: readonly [string, string?]) => {
    const { schemas } = Object(await catalogOf(...where));
    return schemas.map(({ url }: { readonly url: string }) => url);
  };
  const paths = ["/schemas/provider-config/v1.json", "/schemas/policy/v1.json", "/schemas/vocabulary/v1.json"];
  const asked = "http://127.0.0.1:8787/schemas/catalog.json?a=b";
  expect(await urlsOf(asked)).toEqual(paths.map((path) => `http://127.0.0.1:8787${path}`));
  expect(await urlsOf(asked, "https://steward.example.com")).toEqual(
    paths.map((path) => `https://steward.example.com${path}`),
  );
});

test.each([
  ["providers.json", 0],
  ["teams/research/providers.jsonc", 0],
  ["config/.provider-steward.json", 1],
  ["my-providers.json", undefined],
])("an editor takes for %s the schema %j", async (path, index) => {
  const { schemas } = Object(await catalogOf("https://steward.example.com/"));
  const found = schemas.findIndex(({ fileMatch = [] }: { readonly fileMatch?: string[] }) =>
    picomatch.isMatch(path, fileMatch, { dot: true }),
  );
  expect(found === -1 ? undefined : found).toBe(index);
});
