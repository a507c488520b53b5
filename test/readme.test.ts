import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { runTerminal } from "./action/support/terminal.ts";
import { blocksOf, read, sessionIn } from "./docs/examples.ts";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");

function block(language: string): string {
  const text = new RegExp(`^\`\`\`${language}\n([^]*?)^\`\`\`$`, "m").exec(readme)?.[1];
  if (text === undefined) throw new Error(`The README has no block of ${language}.`);
  return text;
}

test("the README shows what the command says of its file", async () => {
  const folder = mkdtempSync(join(tmpdir(), "readme-"));
  try {
    writeFileSync(join(folder, "providers.jsonc"), block("jsonc"));
    const { code, stdout } = await runTerminal(["validate", "providers.jsonc"], { folder });
    expect(stdout).toBe(block("text"));
    expect(code).toBe(1);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("the README has fewer than 120 lines, and how to start and test the project in the first 40", () => {
  const lines = readme.trimEnd().split("\n");
  expect(lines.length).toBeLessThan(120);
  const beginning = lines.slice(0, 40).join("\n");
  for (const command of ["npm ci && npm start", "npm ci && npm test"]) expect(beginning).toContain(`\n${command} `);
});

test("what the README shows of a change is what the first tutorial shows, whose commands are run by a test", () => {
  const parts = (text: string) => blocksOf("", text).filter(({ language }) => language === "console");
  const ofTutorial = parts(read("docs/tutorials/first-pull-request.md")).flatMap(({ text }) => sessionIn(text));
  const ofReadme = parts(readme).flatMap(({ text }) => sessionIn(text));
  expect(ofReadme.length).toBeGreaterThan(1);
  expect(ofTutorial).toEqual(expect.arrayContaining([...ofReadme]));
});
