/** The tutorials, each in a fresh clone with an empty home: processes, servers and repositories, as a reader has them. */

import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { createGitRepository } from "../action/support/git-repository.ts";
import { freePort } from "../support/free-port.ts";
import { annotationsOf } from "./annotations.ts";
import { type Block, blocksOf, pathAbove, read, sessionIn } from "./examples.ts";
import { createTutorialShell, type TutorialShell } from "./tutorial-shell.ts";

const FOLDER = "docs/tutorials";
const TUTORIALS = readdirSync(FOLDER).map((name) => `${FOLDER}/${name}`);

/** The port that the tutorials name. */
const PORT = "8787";

/** The last line of a server that has started. */
const STARTED = "Ctrl-C stops the Worker.";

/** The text without what is another one for each reader. */
function plain(text: string): string {
  return text
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, "guid")
    .replaceAll(/[\da-f]{64}/g, "hash")
    .replaceAll(/20\d\d-\d\d-\d\d \d\d:\d\d UTC/g, "time");
}

/** The commands of a block: a line that ends with a backslash goes on on the next. */
function commandsIn(text: string): readonly string[] {
  return text.trimEnd().split(/(?<!\\)\n/);
}

/** Does what a block says, and expects what it shows. */
async function follow(page: string, block: Block, shell: TutorialShell, port: number): Promise<void> {
  const { language, text, place } = block;
  const ours = (command: string) => command.replaceAll(PORT, String(port));
  if (language === "sh" && text === "npm start\n") {
    await shell.start(text, STARTED);
    return;
  }
  if (language === "sh") {
    for (const command of commandsIn(text)) {
      expect({ place, command, ...(await shell.run(ours(command))) }).toMatchObject({ code: 0 });
    }
  } else if (language === "console") {
    for (const { command, output } of sessionIn(text)) {
      const done = await shell.run(ours(command));
      const shown = plain(done.output.replaceAll(String(port), PORT));
      expect({ place, command, output: shown }).toEqual({ place, command, output: plain(output) });
    }
  } else if (language === "text") {
    const repository = createGitRepository(await shell.folder());
    const change = { base: repository.git("rev-parse", "main"), head: repository.git("rev-parse", "HEAD") };
    expect({ place, annotations: await annotationsOf(repository, change, 0) }).toEqual({ place, annotations: text });
  } else {
    await shell.write(pathAbove(page, block), text);
  }
}

test.each(TUTORIALS)("a reader who follows %s in an empty home gets what it shows, to its end", async (path) => {
  const page = read(path);
  const blocks = blocksOf(path, page);
  expect(blocks.length).toBeGreaterThan(10);
  const port = await freePort();
  const shell = createTutorialShell(port);
  try {
    for (const block of blocks) {
      await follow(page, block, shell, port);
    }
  } finally {
    await shell.close();
  }
});
