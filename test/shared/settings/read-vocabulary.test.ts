import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { orderDiagnostics } from "../../../shared/diagnostic/order.ts";
import { checkVocabularyFile } from "../../../shared/index.ts";
import {
  VOCABULARY_FILE_MAX_BYTES,
  VOCABULARY_MAX_CUSTOM_VARIANTS,
  VOCABULARY_MAX_LAYERS,
  VOCABULARY_MAX_NAMES,
  VOCABULARY_NAME_MAX_CHARACTERS,
} from "../../../shared/settings/limits.ts";
import { words } from "../../support/words.ts";

const check = (text: string) => checkVocabularyFile("vocabulary.json", new TextEncoder().encode(text));

/** A vocabulary of one protocol and one provider, and more. */
const SMALL = {
  protocols: { chat: { description: "Chat." } },
  providers: { north: { title: "North", description: "The provider." } },
};

/** Message and advice of each diagnostic. */
function saidOf(more: object): readonly string[] {
  return check(JSON.stringify({ ...SMALL, ...more })).file.diagnostics.map(
    ({ message, advice }) => `${message} ${advice}`,
  );
}

const table = (count: number, entry: unknown) =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`name-${index}`, entry]));

const layers = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `layer-${index}`, description: "One.", kind: "user" }));

const COUNT = { title: "Count", description: "How often.", type: "number", example: 1 };

describe("a vocabulary that is right", () => {
  test("is what it says, without the reference to its schema, and takes no sections where it names none", () => {
    const { vocabulary, file } = check(
      JSON.stringify({
        $schema: "./vocabulary.schema.json",
        ...SMALL,
        customVariants: { plain: { description: "P." } },
      }),
    );
    expect(file).toMatchObject({ path: "vocabulary.json", diagnostics: [] });
    expect(vocabulary).toEqual({
      protocols: SMALL.protocols,
      providers: { north: { title: "North", description: "The provider.", sections: [] } },
      sections: {},
      customVariants: { plain: { description: "P.", sections: [] } },
    });
  });

  test("has the names of headers in lower case, in whatever case the file writes them", () => {
    const { vocabulary } = check(
      JSON.stringify({
        ...SMALL,
        providers: { north: { ...SMALL.providers.north, reservedHeaders: { "North-Session": "overwritten" } } },
        customVariants: { plain: { description: "P.", reservedHeaders: { "X-ROUTE": "dropped" } } },
        reservedHeaders: { Accept: "dropped", "x-api-key": "overwritten" },
      }),
    );
    expect(vocabulary).toMatchObject({
      providers: { north: { reservedHeaders: { "north-session": "overwritten" } } },
      customVariants: { plain: { reservedHeaders: { "x-route": "dropped" } } },
      reservedHeaders: { accept: "dropped", "x-api-key": "overwritten" },
    });
    expect(JSON.stringify(vocabulary)).not.toMatch(/Accept|North-Session|X-ROUTE/);
  });

  test("may have comments, trailing commas and a byte order mark", () => {
    const text = `\uFEFF// Ours.\n${JSON.stringify(SMALL).slice(0, -1)},}`;
    expect(check(text).vocabulary?.protocols).toEqual(SMALL.protocols);
  });

  test("may have as many names as are compared, and as long", () => {
    const long = { ["x".repeat(VOCABULARY_NAME_MAX_CHARACTERS)]: { description: "Long." } };
    const protocols = { ...table(VOCABULARY_MAX_NAMES - 1, { description: "One." }), ...long };
    expect(
      saidOf({
        protocols,
        customVariants: table(VOCABULARY_MAX_CUSTOM_VARIANTS, { description: "One." }),
        layers: layers(VOCABULARY_MAX_LAYERS),
        fields: { count: { ...COUNT, values: Array.from({ length: VOCABULARY_MAX_NAMES }, (_, index) => index) } },
      }),
    ).toEqual([]);
  });

  test("may be as large as it may be", () => {
    const text = JSON.stringify(SMALL);
    expect(check(text + " ".repeat(VOCABULARY_FILE_MAX_BYTES - text.length)).vocabulary).toBeDefined();
  });
});

describe("a vocabulary that is wrong", () => {
  test("is none, and every diagnostic is one of the vocabulary, in order, without a fix", () => {
    const text =
      '{ "protocols": { "chat": { "descriptoin": "Chat.", "provider": "nort" } }, "providers": { "north": { "title": "N", "title": "N", "description": "N." }, "__proto__": { "title": "P", "description": "P." } } }';
    const { vocabulary, file } = check(text);
    expect(vocabulary).toBeUndefined();
    expect(file.diagnostics.map(({ range }) => text.slice(range?.start.offset, range?.end.offset))).toEqual([
      '"descriptoin"',
      '"nort"',
      '"title"',
      '"__proto__"',
    ]);
    expect(orderDiagnostics(file.diagnostics)).toEqual(file.diagnostics);
    for (const diagnostic of file.diagnostics) {
      expect(diagnostic).toMatchObject({
        rule: "vocabulary-file",
        severity: "error",
        why: "A configuration cannot be checked with a vocabulary that has a mistake, so none is checked.",
        docs: "docs/rules.md#vocabulary-file",
      });
      expect(diagnostic).not.toHaveProperty("fix");
    }
  });

  test.each(["north-version: hunter2-hunter2", "north-version = hunter2", '"north-version": "hunter2"'])(
    "shows no header's value where %j stands for its name",
    (versionHeader) => {
      const { file } = check(
        JSON.stringify({ ...SMALL, providers: { north: { ...SMALL.providers.north, versionHeader } } }),
      );
      expect(file.diagnostics.map(({ message }) => message)).toEqual(['"versionHeader" is not a valid header name.']);
      expect(JSON.stringify([file.diagnostics, file.source])).not.toContain("hunter2");
      expect(file.source).toContain('"versionHeader":');
    },
  );

  const tooManyNames = (kind: string, max = VOCABULARY_MAX_NAMES) =>
    `There are more than ${max} names in "${kind}". Remove those that no configuration uses.`;
  const described = { description: "One." };
  const manyFields = table(VOCABULARY_MAX_NAMES + 1, COUNT);
  const manyValues = Array.from({ length: VOCABULARY_MAX_NAMES + 5 }, (_, index) => index);

  test.each<[string, object, readonly string[]]>([
    ["protocols", { protocols: table(VOCABULARY_MAX_NAMES + 5, described) }, [tooManyNames("protocols")]],
    ["variants", { customVariants: table(21, described) }, [tooManyNames("customVariants", 20)]],
    [
      "fields of a section",
      { sections: { account: { title: "A", description: "A.", fields: { ...manyFields } } } },
      [tooManyNames("fields")],
    ],
    [
      "keys and fields",
      { topLevel: manyFields, fields: manyFields },
      ["topLevel", "fields"].map((kind) => tooManyNames(kind)),
    ],
    ["layers", { layers: layers(25) }, ["There are more than 20 layers. Keep those that hold a configuration."]],
    [
      "values of a field",
      { fields: { count: { ...COUNT, values: manyValues } } },
      ['"values" has more than 200 values. Remove the key, so that every value of the type is right.'],
    ],
  ])("has too many %s", (_, more, said) => {
    expect(saidOf(more)).toEqual(said);
  });

  test.each(["fields", "topLevel"])("has a credential in %j, unless it is only said to be there or not", (holder) => {
    const saidOfType = (type: string, example: unknown) =>
      saidOf({ [holder]: { apiKey: { title: "F", description: "F.", type, example } } });
    expect(saidOfType("boolean", true)).toEqual([]);
    for (const said of [saidOfType("text", "x"), saidOfType("number", 1)]) {
      expect(said).toEqual([expect.stringContaining('"apiKey"')]);
      expect(said[0]).toContain("is that of a credential");
    }
  });

  test.each(["apiKey", "auth_token", "Password"])("has a field %j, which would hold a credential", (name) => {
    const fields = { [name]: { title: "F", description: "F.", example: "f" } };
    expect(saidOf({ sections: { account: { title: "A", description: "A.", fields } } })).toEqual([
      `The name "${name}" of a field is that of a credential, which a configuration must not contain. Remove the field.`,
    ]);
  });

  test.each([
    ["UTF-16", Uint8Array.from([0xff, 0xfe, 0x7b, 0]), "The file is UTF-16, not UTF-8."],
    [
      "Latin-1",
      Uint8Array.from([0x7b, 0x0a, 0xe9, 0x7d]),
      "The file is not UTF-8; the first invalid byte is on line 2.",
    ],
    ["too large", new Uint8Array(VOCABULARY_FILE_MAX_BYTES + 1).fill(0x20), "The file is larger than 262144 bytes."],
  ])("a vocabulary file that is %s has one error about the whole file", (_, bytes, message) => {
    const { vocabulary, file } = checkVocabularyFile("vocabulary", bytes);
    expect(vocabulary).toBeUndefined();
    expect(file.diagnostics).toMatchObject([{ rule: "vocabulary-file", severity: "error", message }]);
    expect(file.source).toBe("");
  });

  test("a vocabulary with broken syntax has no other error", () => {
    const { vocabulary, file } = check('{ "protocol": {} "x": 1 }');
    expect(vocabulary).toBeUndefined();
    expect(file.diagnostics).toMatchObject([
      { rule: "vocabulary-file", message: 'A "," is missing here.', pointer: "" },
    ]);
  });

  test.each(["[]", '"x"', "null", "1"])("%s is no object", (text) => {
    expect(check(text).file.diagnostics).toMatchObject([{ rule: "vocabulary-file", advice: "Use an object: {…}." }]);
  });
});

describe("a version segment", () => {
  const faultOf = (versionSegment: string) =>
    saidOf({ providers: { north: { ...SMALL.providers.north, versionSegment } } });

  test.each(["v1", "V1", "v1beta", "2024-06-01", "api", "~user", "v1.2", "...", "api/v1", "openai/v1", "v1/api/v1"])(
    "may be %j",
    (segment) => {
      expect(faultOf(segment)).toEqual([]);
    },
  );

  test.each([
    ...words(`
      /v1 v1/ api//v1 / v1/v1 api/V1/v1 v1/chat/completions ../v1 v%31 v1? größe . .. models Messages
      converse-stream
    `),
    "api\\v1",
    "v\u212a",
    "v1\\",
    " v1",
  ])("may not be %j", (segment) => {
    expect(faultOf(segment)).toHaveLength(1);
  });
});

describe("secrets", () => {
  const token = "ghp_abcdefghijklmnopqrstuvwxyz0123456789";

  test.each([
    { protocols: { [token]: { description: token, provider: token } } },
    { providers: { north: { ...SMALL.providers.north, defaultProtocol: token, versionSegment: `${token}/` } } },
    { providers: { north: { ...SMALL.providers.north, versionHeader: `Authorization: hunter2 ${token}` } } },
    { sections: { [` ${token}`]: { fields: { [token]: "hunter2" } } }, [token]: "hunter2" },
    { providers: { north: { ...SMALL.providers.north, ownUrl: `https://jo:hunter2@north.example.com/${token}` } } },
    { reservedHeaders: { "Authorization: Bearer hunter2": "hunter2", [`${token} x`]: "dropped" } },
    { customVariants: { plain: { description: "P.", reservedHeaders: { "x-team hunter2": "kept" } } } },
    { fields: { [` ${token}`]: { ...COUNT, type: "hunter2", values: [token], default: "hunter2", example: [token] } } },
    { fields: { plan: { ...COUNT, type: "text", values: [token], default: "hunter2", example: token } } },
    { layers: [{ name: ` ${token}`, description: "One.", kind: "hunter2", variable: "hunter2 x", file: token }] },
    { schemaAddresses: [`https://north.example.com/?key=hunter2`, `./${token}`] },
  ])("are not repeated of %j", (more) => {
    const { diagnostics } = check(JSON.stringify({ ...SMALL, ...more })).file;
    expect(diagnostics).not.toEqual([]);
    expect(JSON.stringify(diagnostics)).not.toMatch(/hunter2|ghp_/);
  });

  test("are masked in the text that reports show", () => {
    const { source } = check('{ "protocols": {}, "token": "hunter2", // hunter2\n "x": { "y": "hunter2" } }').file;
    expect(source).toContain('"protocols": {}');
    expect(source).not.toContain("hunter2");
  });

  test("are masked in the text where they are pasted behind a header's name or stand in a URL", () => {
    const { source } = check(
      '{ "reservedHeaders": { "x-team: hunter2": "dropped" }, "providers": { "north": { "ownUrl": "https://jo:hunter2@north.example.com" } } }',
    ).file;
    expect(source).toContain('{ "x-team:');
    expect(source).toContain(': "dropped" }');
    expect(source).not.toContain("hunter2");
  });

  test("do not hide an example that is wrong", () => {
    const fields = { plan: { title: "Plan", description: "P.", values: ["basic", "large"], example: "huge" } };
    expect(check(JSON.stringify({ ...SMALL, fields })).file.source).toContain(
      '"values":["basic","large"],"example":"huge"',
    );
  });
});

describe("whatever the bytes are", () => {
  test("nothing is thrown", () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(checkVocabularyFile("vocabulary", bytes).file.path).toBe("vocabulary");
      }),
      { numRuns: 500 },
    );
  });

  const count = 12_000;
  const many = (write: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => write(index)).join(",");

  test.each([
    [
      "protocols of unknown providers",
      `{"protocols":{${many((index) => `"${index}":{"provider":"a"}`).slice(0, 250_000)}`,
    ],
    ["one key over and over", `{"protocols":{${many(() => '"a":1')}}}`],
    ["long names", `{"protocols":{"${"a".repeat(200_000)}":1}}`],
    [
      "sections that are not there",
      `{"providers":{"a":{"sections":[${many((index) => `"s${index}"`)}]}},"sections":{${many((index) => `"t${index}":1`).slice(0, 60_000)}}}`,
    ],
    ["values", `{"fields":{"a":{"values":[${many(() => '""')}],"default":"b"}}}`],
    ["layers", `{"layers":[${many(() => '{"kind":"default","name":"a"}').slice(0, 240_000)}`],
    ["former names", `{"protocols":{"a":{"formerNames":[${many(() => '"a"')}]}}}`],
    ["headers", `{"reservedHeaders":{${many((index) => `"a ${index}":1`)}}}`],
    ["slashes", `{"providers":{"a":{"versionSegment":"${"/".repeat(250_000)}"}}}`],
  ])("a hostile file of %s is checked all the same", (_, text) => {
    const { vocabulary, file } = check(text);
    expect(vocabulary).toBeUndefined();
    expect(file.diagnostics.length).toBeGreaterThan(0);
    expect(file.source).toHaveLength(text.length);
  });
});
