import { describe, expect, test } from "vitest";
import type { Diagnostic, Range } from "../../shared/index.ts";
import { located, rangeOf, wholeFile } from "../shared/report/samples.ts";
import { HELP, readArguments } from "./arguments.ts";
import { checkInput } from "./check-input.ts";
import { readCorpus } from "./corpus.ts";
import { generatorNames } from "./generators.ts";
import { createInput } from "./input.ts";
import { FILE_INVARIANTS, FIX_INVARIANTS, findBroken, REPORT_INVARIANTS } from "./invariants.ts";
import { offeredModels } from "./offered-models.ts";
import { createRandom } from "./random.ts";

const SEED = 1;

const corpus = readCorpus();

test("a seed and an index always give the same input, and others another", () => {
  expect(createInput(1, 2, corpus)).toEqual(createInput(1, 2, corpus));
  expect(createInput(1, 2, corpus)).toEqual(createInput(1, 2, corpus, generatorNames[2]));
  const contents = generatorNames.flatMap((name) =>
    [1, 2, 3].flatMap((seed) => [0, 1, 2].map((index) => createInput(seed, index, corpus, name).content)),
  );
  expect(new Set(contents.map(String)).size).toBeGreaterThan(contents.length * 0.9);
});

test("chance is even, within its bounds", () => {
  const counts = Array.from({ length: 10 }, () => 0);
  const random = createRandom(7, 7);
  for (let draw = 0; draw < 100_000; draw += 1) counts[random.below(10)] = (counts[random.below(10)] ?? 0) + 1;
  expect(Math.min(...counts)).toBeGreaterThan(9_000);
  expect(Math.max(...counts)).toBeLessThan(11_000);
  const sizes = Array.from({ length: 10_000 }, () => random.size(1_000));
  expect([Math.min(...sizes), Math.max(...sizes) > 900, Math.max(...sizes) <= 1_000]).toEqual([1, true, true]);
  expect(() => random.pick([])).toThrow("nothing to pick");
});

const TEXT = '\ufeff{\r\n  "a": 1,\n  "b": 2\n}';
const A = located(rangeOf(TEXT, '"a"'));
const B = located(rangeOf(TEXT, '"b"'));

function moved({ start, end }: Range, by: Partial<Range["start"]>): Range {
  const place = Object.fromEntries(Object.entries(by).map(([name, value]) => [name, value]));
  return { start: { ...start, ...place }, end };
}

function withEdits(...ranges: readonly Range[]): Diagnostic {
  return { ...A, fix: { title: "Remove it.", safe: true, edits: ranges.map((range) => ({ range, text: "" })) } };
}

const whole = { start: A.range.start, end: B.range.end };
const insertion = { start: A.range.start, end: A.range.start };

/** Known-good subjects: without them an invariant that refuses everything would pass for a good one. */
test.each<readonly [string, readonly Diagnostic[]]>([
  ["in order", [wholeFile(), A, B]],
  ["with related places", [{ ...A, related: [{ message: "Here.", pointer: "/a~1b/~0", range: B.range }] }]],
  ["with edits side by side", [withEdits(insertion, insertion, A.range, { start: A.range.end, end: B.range.end })]],
])("diagnostics %s are taken", (_, diagnostics) => {
  expect(findBroken(FILE_INVARIANTS, { text: TEXT, diagnostics, source: TEXT.replaceAll(/[^\r\n]/g, "•") })).toBe(
    undefined,
  );
});

const BAD_DIAGNOSTICS: readonly (readonly [keyof typeof FILE_INVARIANTS, string, readonly Diagnostic[]])[] = [
  ["diagnostics are in order", "the second first", [B, A]],
  ["diagnostics are in order", "the file last", [A, wholeFile()]],
  ["no more diagnostics are listed than the bound", "one too many", Array.from({ length: 10_002 }, () => A)],
  ...(
    [
      ["past the end", { start: A.range.start, end: { line: 4, column: 3, offset: TEXT.length + 1 } }],
      ["before the start", moved(A.range, { offset: -1 })],
      ["end before start", { start: A.range.end, end: A.range.start }],
      ["on another line", moved(A.range, { line: 3 })],
      ["on no line", moved(A.range, { line: 0 })],
      ["in another column", moved(A.range, { column: 4 })],
      ["with the mark counted", moved(rangeOf(TEXT, "{"), { column: 2 })],
      ["on the line before", moved(A.range, { line: 1, column: 6 })],
      ["not a number", moved(A.range, { offset: Number.NaN })],
    ] as const
  ).map(
    ([name, range]) => ["places are inside the text, with the right line and column", name, [located(range)]] as const,
  ),
  [
    "places are inside the text, with the right line and column",
    "a related place",
    [{ ...A, related: [{ message: "Here.", pointer: "", range: moved(A.range, { column: 9 }) }] }],
  ],
  ["places are inside the text, with the right line and column", "an edit", [withEdits(moved(A.range, { line: 9 }))]],
  ["pointers are JSON pointers within the bound", "no slash", [{ ...A, pointer: "a" }]],
  ["pointers are JSON pointers within the bound", "a bare tilde", [{ ...A, pointer: "/a~" }]],
  ["pointers are JSON pointers within the bound", "too long", [{ ...A, pointer: `/${"a".repeat(4_096)}` }]],
  ["texts are sentences, and hold nothing of the program's own values", "empty", [{ ...A, message: "" }]],
  ["texts are sentences, and hold nothing of the program's own values", "no end", [{ ...A, advice: "Remove it" }]],
  [
    "texts are sentences, and hold nothing of the program's own values",
    "undefined",
    [{ ...A, message: 'The key "undefined".' }],
  ],
  [
    "texts are sentences, and hold nothing of the program's own values",
    "a prototype",
    [{ ...A, advice: "Write function Object() { [native code] }." }],
  ],
  ["edits are ordered and do not overlap", "over each other", [withEdits(whole, B.range)]],
  ["edits are ordered and do not overlap", "the second first", [withEdits(B.range, A.range)]],
  ["every fix edits something", "no edits", [withEdits()]],
];

describe("known bad:", () => {
  test.each(BAD_DIAGNOSTICS)("%s: %s", (name, _, diagnostics) => {
    expect(FILE_INVARIANTS[name]({ text: TEXT, diagnostics, source: TEXT })).toBeTypeOf("string");
  });

  test.each([
    ["shorter", TEXT.slice(1)],
    ["a line break masked", TEXT.replace("\r", "•")],
    ["a line break moved", TEXT.replace("\n  ", " \n ")],
    ["another line break", TEXT.replace("1", "\n")],
  ])("the redacted source is %s", (_, source) => {
    const invariant = FILE_INVARIANTS["the redacted source keeps every line and column"];
    expect(invariant({ text: TEXT, diagnostics: [], source })).toBeTypeOf("string");
  });

  const once = { text: "{}", applied: [A] };
  test.each([
    ["fixing twice changes nothing more", { twice: { text: "{ }", applied: [A] } }],
    ["fixing twice changes nothing more", { twice: { text: "{}", applied: [A] } }],
    ["a text changes where a fix was applied, and only there", { once: { text: TEXT, applied: [A] } }],
    ["a text changes where a fix was applied, and only there", { once: { text: "{}", applied: [] } }],
    ["what parsed still parses", { parses: (text: string) => text === TEXT }],
    ["safe fixes offer no other models", { offers: (text: string) => text }],
  ] as const)("%s", (name, bad) => {
    const good = { text: TEXT, once, twice: { text: "{}", applied: [] }, parses: () => true, offers: () => "" };
    expect(findBroken(FIX_INVARIANTS, good)).toBe(undefined);
    expect(FIX_INVARIANTS[name]({ ...good, ...bad })).toBeTypeOf("string");
  });

  test.each([
    ["a report holds printable characters and line feeds", { format: "text", text: "a\u001bb\n" }],
    ["a report holds printable characters and line feeds", { format: "json", text: '"\u202e"\n' }],
    ["commands stand one on each line", { format: "commands", text: "::error::a\nb\n" }],
    ["commands stand one on each line", { format: "commands", text: "::error ::a\n::set-output::b\n" }],
    ["JSON parses", { format: "json", text: "{" }],
  ] as const)("%s", (name, report) => {
    expect(REPORT_INVARIANTS[name](report)).toBeTypeOf("string");
  });

  const offer = (models: string) => offeredModels(`{ "providers": { "provider_a": { "models": { ${models} } } } }`);
  test.each([
    ['"allow": ["a"], "deny": ["a"]', '"allow": [], "deny": ["a"]'],
    ['"allow": ["a", "b"]', '"allow": ["a"]'],
    ['"deny": ["a"]', '"deny": []'],
    ['"discovery": "off"', ""],
    ['"custom": [{ "id": "a" }]', ""],
  ])("%s offers other models than %s", (one, other) => {
    expect(offer(one)).not.toBe(offer(other));
  });

  test.each([
    ['"allow": ["a", "b"], "deny": ["a"]', '"deny": ["a"], "allow": ["b"],'],
    ['"allow": []', ""],
    ['"allow": ["a"], "allow": ["b"]', '"allow": ["b", "b"]'],
    ['"overrides": { "a": {} }', '"discovery": "auto"'],
  ])("%s offers the models of %s", (one, other) => {
    expect(offer(one)).toBe(offer(other));
  });

  test("a provider that is off offers none, whichever models it names", () => {
    const off = (fields: string) =>
      offeredModels(`{ "providers": { "default": { "enabled": false }, "custom": { "a": { ${fields} } } } }`);
    expect(off('"models": { "allow": ["a"] }')).toBe(off(""));
    expect(off('"enabled": true, "models": { "allow": ["a"] }')).not.toBe(off('"enabled": true'));
  });

  test("each invariant has one", () => {
    const shown = new Set(BAD_DIAGNOSTICS.map(([name]) => name));
    expect([...shown, "the redacted source keeps every line and column"]).toEqual(Object.keys(FILE_INVARIANTS));
  });

  test("a thrown error is reported as a problem", () => {
    const input = createInput(SEED, 0, corpus, "characters");
    const settings = {
      get policy(): never {
        throw new Error("thrown by the test");
      },
    };
    const broken = { ...input, content: "{}", kind: "configuration", settings } as const;
    expect(checkInput(broken)).toContain("thrown by the test");
  });
});

describe("the arguments", () => {
  test.each([
    [["--seed", "5"], { seed: 5, first: 0, end: 1_000_000, only: undefined }],
    [["--seed", "0", "--count", "10", "--only", "urls"], { seed: 0, first: 0, end: 10, only: "urls" }],
    [["--seed", "5", "--index", "7"], { seed: 5, first: 7, end: 8, only: undefined }],
  ])("%j are a plan", (list, plan) => {
    expect(readArguments(list)).toEqual(plan);
  });

  test("without a seed there is a new one each time", () => {
    expect(readArguments([])).not.toEqual(readArguments([]));
  });

  test.each([
    [["--only", "url"], /^There is no generator "url"; there are bytes, .* See npm run fuzz -- --help\.\n$/],
    [["--count", "1e3"], /^--count takes a whole number from 0 to 2000000000, not "1e3"\./],
    [["--seed", "4294967296"], /^--seed takes a whole number/],
    [["--index", "3"], /^--index needs a --seed\./],
    [["--seed", "1", "--index", "3", "--count", "2"], /^--index and --count exclude each other\./],
    [["--fast"], /^Unknown option '--fast'/],
  ])("%j are refused", (list, text) => {
    expect(readArguments(list)).toEqual({ text: expect.stringMatching(text), exitCode: 2 });
  });

  test("--help is an answer", () => {
    expect(readArguments(["--help"])).toEqual({ text: HELP, exitCode: 0 });
  });
});
