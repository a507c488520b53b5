import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { temporaryFolder } from "../support/temporary-folder.ts";
import { type CommandOptions, runTerminal } from "../support/terminal.ts";

/** Texts that no output may hold. */
export const SECRETS = ["hunter2", "q5ecret", "header-value"];

/** A configuration with something of everything. */
export const BEFORE = `{
  "$schema": "provider-config.schema.json",
  "providers": {
    "provider_a": {
      "baseUrl": "https://user:hunter2@gateway.example.com/v1?key=q5ecret",
      "customHeaders": { "X-Tenant": "header-value" },
      "models": {
        "allow": ["example-large", "日本"],
        "deny": ["example-old"],
        "overrides": { "example-large": { "maxContextLength": 5000 } }
      }
    },
    "provider_b": { "enabled": false },
    "provider_c": { "enabled": false },
    "custom": {
      "local": { "type": "provider-b-compatible", "baseUrl": "http://127.0.0.1:8080/v1", "models": { "allow": ["日本"] } }
    }
  }
}
`;

/** The models that providers return. */
export const DISCOVERED = '{ "provider_a": [{ "id": "example-large" }, { "id": "日本" }, { "id": "example-old" }] }';

/** Runs the command in a folder of its own, which has a repository's root and these files. */
export function runWith(
  files: Readonly<Record<string, string>>,
  args: readonly string[],
  options: Partial<CommandOptions> = {},
) {
  const folder = temporaryFolder();
  mkdirSync(join(folder, ".git"));
  for (const [name, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), content);
  }
  return runTerminal(args, { folder, ...options });
}
