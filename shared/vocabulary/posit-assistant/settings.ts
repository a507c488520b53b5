import type { ConnectionSection, Field } from "../vocabulary.ts";

/** The connection sections of Posit Assistant, names as of October 2026. */
export const sections = {
  aws: {
    title: "AWS connection",
    description: "Access to Amazon Bedrock. Credentials are not stored here.",
    fields: {
      region: {
        title: "Region",
        description: "AWS region to call. Where the surroundings name none either, `us-east-1`.",
        example: "eu-central-1",
      },
      profile: {
        title: "Profile",
        description: "Named profile from AWS's configuration and credentials files.",
        example: "assistant",
      },
    },
  },
  googleCloud: {
    title: "Google Cloud connection",
    description: "Access to Google's platform. Credentials are not stored here.",
    fields: {
      project: { title: "Project", description: "Google Cloud project to use.", example: "team-models" },
      location: {
        title: "Location",
        description: "Google Cloud location to call.",
        default: "us-central1",
        example: "europe-west4",
      },
    },
  },
  snowflake: {
    title: "Snowflake connection",
    description: "Access to Snowflake Cortex. Credentials are not stored here.",
    fields: {
      account: { title: "Account", description: "Snowflake account identifier.", example: "exampleorg-team" },
      host: { title: "Host", description: "Host of the account.", example: "exampleorg-team.snowflakecomputing.com" },
      home: { title: "Home", description: "Folder of Snowflake's configuration files.", example: "/etc/snowflake" },
      connectionName: {
        title: "Connection name",
        description: "Named connection from Snowflake's configuration files.",
        example: "assistant",
      },
    },
  },
  databricks: {
    title: "Databricks connection",
    description: "Access to Databricks. Credentials are not stored here.",
    fields: {
      host: { title: "Host", description: "Workspace to call.", example: "https://team.cloud.databricks.com" },
    },
  },
  positaiLogin: {
    title: "Sign-in to Posit AI Pass",
    description: "The sign-in to Posit AI Pass. Credentials are not stored here.",
    fields: {
      host: {
        title: "Host",
        description: "Host that people sign in at.",
        default: "login.posit.cloud",
        example: "login.posit.cloud",
      },
      // No default: it depends on the program that the assistant runs in.
      clientId: {
        title: "Client id",
        description: "OAuth client that the sign-in is for. Each program has one of its own.",
        example: "rstudio-ide",
      },
      scope: { title: "Scope", description: "OAuth scope to ask for.", default: "prism", example: "prism" },
    },
  },
  azure: {
    title: "Microsoft Entra sign-in",
    description: "Access to a Microsoft Foundry resource. Credentials are not stored here.",
    fields: {
      authMode: {
        title: "Authentication",
        description: "The credential to send: an API key, or a token of Microsoft Entra.",
        values: ["apikey", "entra"],
        default: "apikey",
        example: "entra",
      },
      scope: {
        title: "Scope",
        description: "Scope of the token to ask for.",
        default: "https://cognitiveservices.azure.com/.default",
        example: "https://cognitiveservices.azure.com/.default",
      },
      tenantId: {
        title: "Tenant id",
        description: "Microsoft Entra tenant to sign in at.",
        example: "00000000-0000-4000-8000-000000000000",
      },
    },
  },
} as const satisfies Readonly<Record<string, ConnectionSection>>;

/** The single values that entries of Posit Assistant may hold, names as of October 2026. */
export const fields = {
  product: {
    title: "Product",
    description: "OpenCode's product to use, where the entry has no base URL.",
    values: ["go", "zen"],
    default: "go",
    example: "zen",
  },
  keyType: {
    title: "Key type",
    description: "The API key that is stored: Portkey's own, or that of the provider behind the gateway.",
    values: ["portkey", "upstream"],
    example: "portkey",
  },
  // No default: it depends on the kind of custom provider.
  apiKeyOptional: {
    title: "API key is optional",
    description:
      "The provider may be used without an API key. `true` for `openai-compatible`, `litellm` and `portkey` unless the entry says otherwise.",
    type: "boolean",
    example: true,
  },
} as const satisfies Readonly<Record<string, Field>>;
