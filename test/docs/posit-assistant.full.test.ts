import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import packageJson from "../../package.json" with { type: "json" };
import { createGitRepository } from "../action/support/git-repository.ts";
import { annotationsOf } from "./annotations.ts";
import { type Block, blocksOf, pathAbove, read, sessionIn } from "./examples.ts";
import { createScratchMachine } from "./scratch-machine.ts";

const PAGE = "docs/posit-assistant.md";

const page = read(PAGE);
const blocks = blocksOf(PAGE, page);
const machine = createScratchMachine();
afterAll(() => machine.remove());

/** The text with the lines that a block shows with "-" replaced by those with "+". */
function patched(text: string, diff: string): string {
  const linesOf = (sign: string) =>
    diff
      .split("\n")
      .flatMap((line) => (line.startsWith(sign) ? [`${line.slice(1)}\n`] : []))
      .join("");
  expect(text.split(linesOf("-"))).toHaveLength(2);
  return text.replace(linesOf("-"), linesOf("+"));
}

/** The annotations of a pull request that changes one file of the repository in the shell's folder. */
async function annotationsOfChange(path: string, diff: string): Promise<string> {
  const repository = createGitRepository(machine.folder());
  const base = repository.commit({});
  const text = readFileSync(join(repository.folder, path), "utf8");
  const head = repository.commit({ [path]: patched(text, diff) });
  repository.git("reset", "--hard", base);
  return await annotationsOf(repository, { base, head }, 1);
}

test("the page installs what `npm run pack` packs", () => {
  const install = blocks.find(({ language }) => language === "sh");
  expect(install?.text).toContain(`npm install --global ./.build/provider-steward-${packageJson.version}.tgz\n`);
});

/** Does what a block says, and gives the text of the block that shows what comes of it, and what really does. */
async function follow(block: Block, below: Block | undefined): Promise<readonly [shown: unknown, done: unknown]> {
  const { language, text } = block;
  if (["json", "jsonc", "yaml"].includes(language)) machine.write(pathAbove(page, block), text);
  if (language === "console") {
    return [sessionIn(text), sessionIn(text).map(({ command }) => ({ command, output: machine.run(command) }))];
  }
  return language === "diff"
    ? [below?.text, await annotationsOfChange(pathAbove(page, block), text)]
    : [undefined, undefined];
}

test("a reader who follows the page gets what it shows, up to the lines of the annotations", async () => {
  for (const [index, block] of blocks.entries()) {
    const [shown, done] = await follow(block, blocks[index + 1]);
    expect({ place: block.place, done }).toEqual({ place: block.place, done: shown });
  }
});
