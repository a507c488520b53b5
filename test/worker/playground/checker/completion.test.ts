/** Each offer leaves a document that can be read as one that can. */

import { readFileSync } from "node:fs";
import { snippet } from "@codemirror/autocomplete";
import { EditorState, type TransactionSpec } from "@codemirror/state";
import { type ParseError, parse } from "jsonc-parser";
import { expect, test } from "vitest";
import { complete } from "../../../../worker/playground/checker/schema-help.ts";
import type { Offer } from "../../../../worker/playground/workspace/question.ts";
import type { DocumentName } from "../../../../worker/playground/workspace/workspace.ts";

const POLICY = `{
  // What is found in the files.
  "rules": { "plain-http": "notice" , "unknown-key": "warning" },
  "approvedHosts": [ "*.example.com" , "example.org" ],
  "ignores": [ { "rule": "credential", "files": ["a.jsonc"] } ] /* all */
}
`;

const VOCABULARY = (/^```jsonc\n([^]*?)^```$/m.exec(readFileSync("docs/vocabulary.md", "utf8")) ?? [])[1] ?? "";

const FILES: readonly (readonly [string, DocumentName, string])[] = [
  ["docs/examples/valid", "configuration", readFileSync("docs/examples/valid/providers.jsonc", "utf8")],
  ["docs/examples/broken", "configuration", readFileSync("docs/examples/broken/providers.jsonc", "utf8")],
  ["one line", "configuration", '{"providers":{"provider_a":{"enabled":true,"models":{"allow":["a","b"]}}}}'],
  ["spaces", "configuration", ' { "providers" : { "provider_a" : { "enabled" : true , "baseUrl" : "" } } , } '],
  ["a policy", "policy", POLICY],
  ["docs/vocabulary.md", "vocabulary", VOCABULARY],
];

/** The text in which an offer was taken, with the stops as they are typed. */
function take(text: string, { snippet: template }: Offer, from: number, to: number): string {
  let state = EditorState.create({ doc: text });
  const dispatch = (spec: TransactionSpec) => {
    state = state.update(spec).state;
  };
  snippet(template)({ state, dispatch }, null, from, to);
  return state.doc.toString();
}

function isRight(text: string): boolean {
  const errors: ParseError[] = [];
  parse(text, errors, { allowTrailingComma: true });
  return errors.length === 0;
}

test.each([
  '{ "providers": { "provider_a": { "baseUrl": "https://x.example"\n| } } }',
  '{ "providers": { "provider_a": { "baseUrl": "https://x.example" // a comment\n| } } }',
  '{ "providers": { "provider_a": { "enabled": true | } } }',
  '{ "providers": { "provider_a": {}\n| } }',
  '{ "providers": {} | }',
  '{ "providers": { "provider_a": { "enabled" | } } }',
  "{} |",
  "{}\n|",
])("nothing is offered behind a value, at %s", (marked) => {
  const place = { text: marked.replace("|", ""), offset: marked.indexOf("|"), policy: "", vocabulary: "" };
  expect(complete({ document: "configuration", ...place })).toBeUndefined();
});

test.each(FILES)("at every place of the right file %s, whatever is offered can be taken", (_, document, text) => {
  expect(isRight(text)).toBe(true);
  const wrong: string[] = [];
  let count = 0;
  for (let offset = 0; offset <= text.length; offset += 1) {
    const offered = complete({ document, text, policy: "", vocabulary: "", offset });
    for (const offer of offered?.offers ?? []) {
      count += 1;
      const taken = take(text, offer, offered?.from ?? offset, offered?.to ?? offset);
      if (!isRight(taken))
        wrong.push(
          `${text.slice(Math.max(0, offset - 30), offset)}|${text.slice(offset, offset + 30)}: ${offer.label}`,
        );
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(10);
});
