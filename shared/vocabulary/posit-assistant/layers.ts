import type { AssistantLayer } from "../vocabulary.ts";

/** The layers of Posit Assistant, the highest first, names as of October 2026. */
export const layers = [
  {
    name: "enforced",
    description: "The configuration that an administrator enforces.",
    kind: "enforced",
    variable: "POSIT_AI_PROVIDERS_ENFORCED",
    syntax: "json",
    ignores: "layer",
  },
  // No `variable`: its text is no configuration.
  {
    name: "legacy-positron-enforced",
    description: "Enforced settings of the editor Positron, in the variable `POSITRON_ENFORCED_SETTINGS`.",
    kind: "enforced",
  },
  {
    name: "connection",
    description:
      "Connection settings in a variable each, such as `ANTHROPIC_BASE_URL`, `OLLAMA_ENDPOINT` or `AWS_REGION`.",
    kind: "enforced",
    ignores: "layer",
    setsEnabled: false,
  },
  {
    name: "user",
    description: "The file that people edit, and that the assistant edits for them.",
    kind: "user",
    file: "~/.posit/ai/providers.json",
    syntax: "jsonc",
    ignores: "entry",
    savesInvalid: false,
  },
  {
    name: "legacy-positron",
    description: "Old settings of the editor Positron, read by versions before 2026.08 alone.",
    kind: "default",
  },
  {
    name: "default",
    description: "The configuration that an administrator proposes.",
    kind: "default",
    variable: "POSIT_AI_PROVIDERS_DEFAULT",
    syntax: "json",
    ignores: "layer",
  },
] as const satisfies readonly AssistantLayer[];
