import { tmpdir } from "node:os";
import { expect, test } from "vitest";
import { ruleDescriptions } from "../../../shared/index.ts";
import { runTerminal } from "../support/terminal.ts";

async function printed(...words: readonly string[]): Promise<string> {
  const { code, stdout, stderr } = await runTerminal(words, { folder: tmpdir(), columns: 500 });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return stdout;
}

/** The commands that the help lists, without `help`. */
async function commands(): Promise<readonly string[]> {
  const [, list = ""] = (await printed("--help")).split("\nCommands:\n");
  const [first = ""] = list.split("\n\n");
  return Array.from(first.matchAll(/^ {2}([a-z-]+)/gm), ([, name = ""]) => name).filter((name) => name !== "help");
}

test.each(["bash", "zsh", "fish"])(
  "the script for %s has every command and every option of its help",
  async (shell) => {
    const script = await printed("completion", shell);
    const names = await commands();
    expect(names).toContain("validate");
    expect(names.filter((name) => !script.includes(name))).toEqual([]);
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- one command after the other
      const [, options = ""] = (await printed(name, "--help")).split("\nOptions:\n");
      const [help = ""] = options.split("\n\n");
      const flags = Array.from(help.matchAll(/^ {2}(?:-\w, )?--([\w-]+)/gm), ([, flag = ""]) => flag);
      const lines = script.split("\n").filter((line) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(line));
      const missing = flags.filter(
        (flag) => !lines.some((line) => line.includes(`-${flag}`) || line.includes(`-l ${flag} `)),
      );
      expect({ name, missing }).toEqual({ name, missing: [] });
    }
  },
);

test("the scripts suggest the values of options, and the ids of all rules", async () => {
  const [bash, zsh, fish] = await Promise.all([
    printed("completion", "bash"),
    printed("completion", "zsh"),
    printed("completion", "fish"),
  ]);
  const rules = ruleDescriptions.map(({ id }) => id).join(" ");
  for (const script of [bash, zsh, fish]) expect(script).toContain(rules);
  expect(bash).toContain('"emit --format" | "emit -f") words="json env k8s json-string" ;;');
  expect(zsh).toContain(":value:(json env k8s json-string)");
  expect(fish).toContain("-l format -s f -r -f -a 'json env k8s json-string'");
});

test("no word of a script can be taken for a command of the shell", async () => {
  const script = await printed("completion", "bash");
  const words = Array.from(
    script.matchAll(/words="([^"]*)"|-W "([^"$]*)"/g),
    ([, some = "", more = ""]) => `${some} ${more}`,
  );
  const all = words.flatMap((list) => list.split(" ")).filter((word) => word !== "");
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter((word) => !/^[\w-]+$/.test(word))).toEqual([]);
});

test("a shell that is not known is refused with those that are", async () => {
  const { code, stdout, stderr } = await runTerminal(["completion", "powershell"], { folder: tmpdir() });
  expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
  expect(stderr).toContain("Allowed choices are bash, zsh, fish.");
});
