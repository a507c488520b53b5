import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Report } from "../../../shared/index.ts";
import {
  effectsOf,
  fileOf,
  filesOf,
  findingsIn,
  PRESET,
  type PresetCase,
  settingsIn,
} from "../../support/preset-cases.ts";
import { presetFeatures } from "../../support/preset-fixtures.ts";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { runTerminal } from "../support/terminal.ts";

const path = fileOf("user");

/** Writes the files of a case into a folder of its own, which has a repository's root. */
function folderOf(one: PresetCase): string {
  const folder = temporaryFolder();
  mkdirSync(join(folder, ".git"));
  for (const [name, text] of Object.entries(filesOf(one))) writeFileSync(join(folder, name), text);
  return folder;
}

/** The output of a command in JSON. */
async function readOutput(folder: string, command: string, ...own: readonly string[]) {
  const args = [command, "--vocabulary", PRESET, "--format", "json", ...own];
  return JSON.parse((await runTerminal(args, { folder })).stdout);
}

describe.each(presetFeatures)("$feature", ({ cases }) => {
  test.each(cases)("$title: is the same in the terminal", async (one) => {
    const folder = folderOf(one);
    const { files, valid }: Report = await readOutput(folder, "validate", path);
    expect(files.flatMap((file) => findingsIn(file.path, file.diagnostics)).toSorted()).toEqual(one.findings);
    expect(valid).toBe(!one.findings.some((finding) => finding.includes(" error ")));
    const named = one.connection === undefined ? [] : ["--enforced", "connection=connection.jsonc"];
    if (one.resolved !== undefined) {
      const { catalog } = await readOutput(folder, "resolve", path, ...named);
      expect(settingsIn(catalog, one)).toMatchObject(one.resolved);
    }
    if (one.change !== undefined) {
      const { changes } = await readOutput(folder, "diff", "before.jsonc", path, ...named);
      expect(effectsOf(changes)).toEqual(one.change.effects);
    }
    await runTerminal(["fix", "--vocabulary", PRESET, path], { folder });
    expect(readFileSync(join(folder, path), "utf8")).toBe(one.fixed);
  });
});
