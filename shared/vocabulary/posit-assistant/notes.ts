/** The facts beside its names that a reader of the preset's page must know. */
export const positAssistantNotes = {
  title: "Posit Assistant",
  namesOf: "October 2026",
  guide: "posit-assistant.md",
  /** Facts that a vocabulary cannot say. */
  unsaid: [
    "A provider without a default protocol has one for each model, or speaks one that no configuration can name: `gemini` and `ollama` have one of their own, `litellm` goes by the alias of a model and `portkey` by its family, and both fall back to `anthropic-messages`.",
    "The own URL of `bedrock`, `google-vertex`, `snowflake-cortex` and `databricks` follows from the region, the location, the account and the host in their sections. That of `opencode` follows from `product`: the one here is of `go`.",
    "`copilot` is reached by a client of its own, whatever `baseUrl` says.",
    "A header with an empty value is not sent. No header makes a file invalid, and `User-Agent` may be set.",
    "`apiKeyOptional` is `true` by default for the types `openai-compatible`, `litellm` and `portkey`, and `false` for the others. `clientId` has a default of its own in each program.",
    "Connection settings in variables are one layer: if one of them has a wrong value, none has an effect. They hold no configuration, and neither do the settings of the editor.",
    "In an enforced or default layer, an entry may leave out its `type` and have any section. Such a layer is also ignored if it makes what all layers come to invalid.",
    "`posit-connect` was called `connect` for a while, and `$schema` was `./providers.schema.json` until August 2026: the assistant writes the new address when it starts.",
    "A custom provider may have any id, with spaces too, but for the ids of built-in providers, `default`, `custom` and `__proto__`. The id is what people see.",
  ],
  /** Facts that were not verified. */
  unverified: [
    "The places of `product`, `keyType` and `apiKeyOptional` in the assistant's own schema.",
    "The content of the schema at the published address.",
    "Changes after the month of these names.",
  ],
} as const;
