import { beforeEach, expect, it } from "vitest";
import { checkVocabularyFile, PRESETS } from "../../../shared/index.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

function vocabulary(...args: readonly string[]) {
  return runTerminal(["vocabulary", ...args], { folder });
}

it.each(Object.entries(PRESETS))("prints %s as a vocabulary file that reads as the same", async (name, preset) => {
  const { code, stdout, stderr } = await vocabulary("--vocabulary", name);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  const read = checkVocabularyFile("vocabulary.json", new TextEncoder().encode(stdout));
  expect(read.file.diagnostics).toEqual([]);
  expect(read.vocabulary).toEqual(preset);
});

it("prints the specification's where none is named", async () => {
  expect(await vocabulary()).toEqual(await vocabulary("--vocabulary", "specification"));
});
