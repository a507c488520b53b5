/** The terminal command as a whole process, from start to end, beside an empty script and other validators. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { installPackages } from "../../.ci/packages.ts";
import { configurationOf } from "./configurations.ts";
import type { Contestant, Group, Work } from "./figure.ts";
import { workNamed } from "./in-process.ts";
import { COMMANDS, PEERS } from "./peers.ts";
import { runForPeak, runProcess } from "./run-process.ts";

const SCHEMA = fileURLToPath(new URL("../../shared/schema/generated/provider-config.schema.json", import.meta.url));
const FLOOR = "empty script";
const MODELS_OF_SMALL = 3;
const MODELS_OF_BIG = 27_000;
const FILES_OF_MANY = 1_000;
const FILES_OF_MOST = 10_000;
const common = { unit: "ms", floor: FLOOR, peers: Object.keys(COMMANDS), rounds: 7 } as const;

interface TerminalWork extends Work {
  readonly files: "one" | "many" | "most" | "big";
}

const works: readonly TerminalWork[] = [
  { ...common, name: "1 file of 1 KB", files: "one", rounds: 15, bound: { floors: 1.6 } },
  { ...common, name: "1,000 files of 1 KB", files: "many", bound: { floors: 5, faster: { "ajv-cli": 1 } } },
  { ...common, name: "10,000 files of 1 KB", files: "most", rounds: 3, bound: { floors: 12 } },
  { ...common, name: "1 file of 8.7 MB", files: "big", bound: { floors: 8 } },
  {
    ...common,
    name: "1 file of 8.7 MB, peak memory",
    files: "big",
    unit: "MB",
    // Its JavaScript only starts a program, whose memory would not count.
    peers: common.peers.filter((name) => name !== "sourcemeta by npm"),
    rounds: 3,
    bound: { value: 130 },
  },
];

export const terminal: Group = {
  name: "terminal",
  title: "The terminal command, whole processes",
  needsBuild: true,
  works,
  start: async () => {
    installPackages(PEERS);
    const folder = mkdtempSync(join(tmpdir(), "provider-steward-bench-"));
    const files = writeFiles(folder);
    return {
      measure: async (name, contestant) => {
        const work = workNamed(works, name);
        const words = commandOf(contestant, files[work.files]);
        return work.unit === "MB" ? await runForPeak(words, folder) : await runProcess(words, folder);
      },
      close: async () => rmSync(folder, { recursive: true }),
    };
  },
};

function writeFiles(folder: string): Readonly<Record<TerminalWork["files"], readonly string[]>> {
  const write = (name: string, text: string) => {
    writeFileSync(join(folder, name), text);
    return name;
  };
  write("empty.mjs", "");
  // No two are the same: what remembers a text would only read the rest.
  const small = Array.from({ length: FILES_OF_MOST }, (_, index) =>
    write(`small-${index}.json`, configurationOf(MODELS_OF_SMALL, 0, index * MODELS_OF_SMALL)),
  );
  return {
    one: small.slice(0, 1),
    many: small.slice(0, FILES_OF_MANY),
    most: small,
    big: [write("big.json", configurationOf(MODELS_OF_BIG, 0))],
  };
}

function commandOf(contestant: Contestant, files: readonly string[]): readonly string[] {
  if (contestant.kind === "floor") return ["empty.mjs"];
  if (contestant.kind === "peer") return COMMANDS[contestant.name]?.(SCHEMA, files) ?? [];
  return [join(contestant.root, "action/dist/terminal/index.js"), "validate", ...files];
}
