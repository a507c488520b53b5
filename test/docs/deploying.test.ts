import { describe, expect, it } from "vitest";
import { defaultFacts } from "../../worker/local/deploy/facts.ts";
import { read } from "./examples.ts";

const PAGES = ["docs/deploying.md", "docs/upgrading.md", "wrangler.toml"];
const page = read("docs/deploying.md");

/** The long options that a script declares. */
const optionsOf = (script: string): readonly string[] =>
  read(script).match(/(?<=\.option\("(?:[^"]* )?)--[\w-]+/g) ?? [];

describe("the commands of a deployment", () => {
  it.each(["deploy:init", "deploy:check", "deploy"])("have the options that pages give them: npm run %s", (name) => {
    const known = optionsOf(`worker/local/${name.replace(":", "-")}.ts`);
    expect(known).toContain("--env");
    const command = new RegExp(`npm run ${name} -- (.*)$`, "gm");
    const given = PAGES.flatMap((path) => Array.from(read(path).matchAll(command), ([, words = ""]) => words));
    const options = given.flatMap((words): readonly string[] => words.match(/--[\w-]+/g) ?? []);
    expect(options.filter((option) => !known.includes(option))).toEqual([]);
  });

  it("have each fact of the file in the table, with the options that set it", () => {
    const rows = Array.from(page.matchAll(/^\| (`[a-z_`, ]+`) \|(.*?)\| .* \|$/gm), ([, facts = "", options = ""]) => ({
      facts: facts.match(/\w+/g) ?? [],
      options: options.match(/--[\w-]+/g) ?? [],
    }));
    expect(rows.flatMap(({ facts }) => facts)).toEqual(Object.keys(defaultFacts("production")));
    const others = ["--env", "--json"];
    expect([...rows.flatMap(({ options }) => options), ...others].toSorted()).toEqual(
      optionsOf("worker/local/deploy-init.ts").toSorted(),
    );
  });
});
