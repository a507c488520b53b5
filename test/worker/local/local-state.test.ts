import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, describe, expect, it, vi } from "vitest";

const state = mkdtempSync(join(tmpdir(), "steward-state-"));
const file = join(state, "local.env");

afterEach(() => {
  vi.resetModules();
  vi.unstubAllEnvs();
  rmSync(state, { recursive: true, force: true });
});

/** Does what `npm start` does first. */
async function prepare(): Promise<string> {
  vi.stubEnv("STEWARD_STATE", state);
  const { prepareState } = await import("../../../worker/local/local-state.ts");
  prepareState();
  return readFileSync(file, "utf8");
}

describe("the settings of the server on this machine", () => {
  it("are made once", async () => {
    const made = await prepare();
    expect(Object.keys(parseEnv(made)).toSorted()).toEqual([
      "ALLOW_ANONYMOUS_CONTENT",
      "ALLOW_PRIVATE_UPSTREAMS",
      "AUDIT_EXPORT_SIGNING_KEY",
      "BOOTSTRAP_SECRET",
    ]);
    expect(await prepare()).toBe(made);
  });

  it.each(["BOOTSTRAP_SECRET=abc\n", "BOOTSTRAP_SECRET=abc"])(
    "get a signing key where there is none: %j",
    async (old) => {
      await prepare();
      writeFileSync(file, old);
      const made = await prepare();
      expect(made.startsWith("BOOTSTRAP_SECRET=abc\nAUDIT_EXPORT_SIGNING_KEY=MC4CAQAwBQYDK2VwBCIEI")).toBe(true);
      expect(statSync(file).mode & 0o777).toBe(0o600);
      expect(await prepare()).toBe(made);
    },
  );
});
