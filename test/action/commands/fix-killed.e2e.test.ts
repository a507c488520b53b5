import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { runTerminal } from "../run-terminal.ts";

const OLD = `{
  "$schema": "provider-config.schema.json",
  "providers": { "provider_a": { "customHeaders": { "X-Tenant": "research", "Host": "gateway.example.com" } } }
}
`;
const NEW = OLD.replace(', "Host": "gateway.example.com"', "");

const INTERFERENCE = new URL("../support/interfere.ts", import.meta.url).href;

/** Runs the real command in a process that is killed at a step, and gives what the folder holds then. */
async function fixAndDie(step: string) {
  const folder = mkdtempSync(join(tmpdir(), "provider-steward-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "providers.json"), OLD);
  const fix = (environment: Record<string, string>) => runTerminal(["fix", "providers.json"], { folder, environment });
  const { code } = await fix({ NODE_OPTIONS: `--import=${INTERFERENCE}`, INTERFERE: step });
  const left = readdirSync(folder).filter((name) => name !== "providers.json");
  return { code, text: readFileSync(join(folder, "providers.json"), "utf8"), left, folder, fix };
}

describe("fix", () => {
  it.each([
    ["nothing written", OLD, 1],
    ["half written", OLD, 1],
    ["not on the disk", OLD, 1],
    ["not renamed", OLD, 1],
    ["renamed", NEW, 0],
  ])("leaves all of the old file or all of the new one where it is killed with %s", async (step, text, others) => {
    const killed = await fixAndDie(step);
    expect(killed).toMatchObject({ code: null, text });
    expect(killed.left).toHaveLength(others);
    expect(await killed.fix({})).toMatchObject({ code: 0, stderr: "" });
    expect(readFileSync(join(killed.folder, "providers.json"), "utf8")).toBe(NEW);
  });

  it("is not killed where no step is named, and then leaves nothing beside the new file", async () => {
    expect(await fixAndDie("")).toMatchObject({ code: 0, text: NEW, left: [] });
  });
});
