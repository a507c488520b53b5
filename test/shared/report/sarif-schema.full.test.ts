import { readFileSync } from "node:fs";
import { Ajv } from "ajv";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileOf } from "../../../.ci/packages.ts";
import { type CheckedFile, formatSarif, ruleDescriptions } from "../../../shared/index.ts";
import { HOSTILE_TEXTS } from "../../forging/hostile-texts.ts";
import { filesWith } from "../../forging/places.ts";
import { allFixtures, checkFixture } from "../../support/fixtures.ts";
import { hostileFiles, hostileText } from "./samples.ts";

const path = fileOf("test/reference", "schemastore/schemas/json/sarif-2.1.0.json");
const isUri = (text: string) => /^[a-z][a-z\d+.-]*:[\w\-.~:/?#[\]@!$&'()*+,;=%]*$/i.test(text);
const isReference = (text: string) =>
  isUri(text) || /^(?![^/?#]*:)(?:%[\dA-F]{2}|[\w\-.~:/?#[\]@!$&'()*+,;=])*$/i.test(text);

const isSarif = new Ajv({
  strict: false,
  unicodeRegExp: false,
  formats: { uri: isUri, "uri-reference": isReference, "date-time": true },
}).compile(JSON.parse(readFileSync(path, "utf8")));

/** The errors of a log by the schema; null where there are none. */
function mistakesOf(files: readonly CheckedFile[], unread: Parameters<typeof formatSarif>[3] = []) {
  isSarif(JSON.parse(formatSarif(files, ruleDescriptions, "1.2.3", unread, "https://steward.example/rules/")));
  return isSarif.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) ?? null;
}

describe("a log follows the schema of SARIF 2.1.0", () => {
  test("a log with the findings of every fixture follows the schema", () => {
    const files = allFixtures.map(checkFixture);
    expect(files.flatMap(({ diagnostics }) => diagnostics).length).toBeGreaterThan(100);
    expect(files.some(({ diagnostics }) => diagnostics.some(({ fix }) => fix !== undefined))).toBe(true);
    expect(mistakesOf(files)).toBeNull();
  });

  test.each(Object.entries(HOSTILE_TEXTS))("a log with %s wherever text can be follows the schema", (_, text) => {
    expect(mistakesOf(filesWith(text), [{ path: text, reason: text }])).toBeNull();
  });

  test("a log with any findings follows the schema", () => {
    fc.assert(
      fc.property(hostileFiles, hostileText, (files, text) => {
        expect(mistakesOf(files, [{ path: text, reason: text }])).toBeNull();
      }),
    );
  });

  test("a log without findings follows the schema", () => {
    expect(mistakesOf([])).toBeNull();
  });
});
