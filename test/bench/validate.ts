/**
 * How long it takes to check one file, beside the floor (`JSON.parse`) and what others do, in one run.
 * `npm run bench` prints medians and their ratio to the floor; a time limit for each case may be given in milliseconds.
 */
import { parseTree } from "jsonc-parser";
import { Bench } from "tinybench";
import languageService from "vscode-json-languageservice";
import { buildSchema, shippedVocabulary, validate } from "../../shared/index.ts";
import compiledValidator from "../../shared/schema/generated/validator.ts";

const MILLISECONDS_PER_CASE = Number(process.argv[2] ?? 1_000);

const isValid: (document: unknown) => boolean = compiledValidator;
const { getLanguageService, TextDocument } = languageService;
const service = getLanguageService({});
service.configure({
  validate: true,
  schemas: [
    { uri: "schema://file", fileMatch: ["*"], schema: JSON.parse(JSON.stringify(buildSchema(shippedVocabulary))) },
  ],
});

for (const models of [3, 60, 3_000]) {
  const text = configurationOf(models, 0);
  const bench = new Bench({ time: MILLISECONDS_PER_CASE });
  bench.add("JSON.parse (floor)", () => JSON.parse(text));
  bench.add("JSON.parse, compiled schema", () => isValid(JSON.parse(text)));
  bench.add("jsonc-parser's tree", () => parseTree(text));
  bench.add("validate, right", () => validate(text));
  const wrong = configurationOf(models, 1);
  bench.add("validate, 1 mistake", () => validate(wrong));
  const allWrong = configurationOf(models, models);
  bench.add(`validate, ${models} mistakes`, () => validate(allWrong));
  bench.add("language service, right", () => checkInEditor(text));
  // oxlint-disable-next-line no-await-in-loop -- together they would slow each other down
  await bench.run();
  print(`${(text.length / 1024).toFixed(1)} KiB`, bench);
}

/** A configuration with so many custom models, some of them with a misspelt key. */
function configurationOf(models: number, mistakes: number): string {
  const custom = Array.from({ length: models }, (_, index) => ({
    id: `example-${index}`,
    name: `Example ${index}`,
    [index < mistakes ? "famliy" : "family"]: "example",
    maxContextLength: 128_000 + index,
    supportsImages: true,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
  }));
  const provider = { baseUrl: "https://gateway.example.com/v1", models: { discovery: "off", custom } };
  return JSON.stringify({ providers: { provider_a: provider } }, undefined, 2);
}

function checkInEditor(text: string) {
  const document = TextDocument.create("file:///providers.json", "json", 1, text);
  return service.doValidation(document, service.parseJSONDocument(document));
}

function print(title: string, bench: Bench): void {
  const medians = bench.tasks.map(({ name, result }) => {
    if (!("latency" in result)) throw new Error(`${name} did not finish`);
    return { name, milliseconds: result.latency.p50 };
  });
  const floor = medians[0]?.milliseconds ?? Number.NaN;
  console.log(`\n${title}`);
  for (const { name, milliseconds } of medians) {
    console.log(
      `  ${name.padEnd(30)} ${milliseconds.toFixed(4).padStart(10)} ms  ${(milliseconds / floor).toFixed(1).padStart(6)} ×`,
    );
  }
}
