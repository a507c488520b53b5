import type { Vocabulary } from "./vocabulary.ts";

/**
 * The specification's own names.
 * See docs/decisions/0018-version-header-name.md.
 */
export const shippedVocabulary = {
  protocols: {
    "provider-a-messages": { description: "Messages protocol of provider A.", provider: "provider_a" },
    "provider-b-chat": { description: "Chat protocol of provider B.", provider: "provider_b" },
    "provider-b-responses": { description: "Responses protocol of provider B.", provider: "provider_b" },
    "tracking-responses": { description: "Responses protocol of an experiment-tracking platform." },
    "cloud-converse": {
      description: "Converse protocol of the cloud-managed provider.",
      provider: "provider_cloud",
    },
    "provider-g-generative": { description: "Generative protocol of provider G.", provider: "provider_g" },
  },
  providers: {
    provider_a: {
      title: "Provider A",
      description: "Built-in provider A. Its base URL ends in `v1`.",
      defaultProtocol: "provider-a-messages",
      versionSegment: "v1",
      versionHeader: "provider-a-version",
      sections: [],
    },
    provider_b: {
      title: "Provider B",
      description: "Built-in provider B. Its base URL ends in `v1`.",
      defaultProtocol: "provider-b-chat",
      versionSegment: "v1",
      sections: [],
    },
    provider_c: {
      title: "Provider C",
      description: "Built-in provider C. It has no default protocol.",
      sections: [],
    },
    provider_g: {
      title: "Provider G",
      description: "Built-in provider G. Its base URL ends in `v1beta`.",
      defaultProtocol: "provider-g-generative",
      versionSegment: "v1beta",
      sections: [],
    },
    provider_cloud: {
      title: "Cloud-managed provider",
      description: "Built-in cloud-managed provider, with cloud connection settings in `cloud`.",
      defaultProtocol: "cloud-converse",
      sections: ["cloud"],
    },
  },
  sections: {
    cloud: {
      title: "Cloud connection",
      description: "Cloud connection settings. Credentials are not stored here.",
      fields: {
        profile: {
          title: "Profile",
          description: "Named profile from the cloud configuration and credentials files.",
          example: "assistant",
        },
        region: { title: "Region", description: "Cloud region to call.", example: "eu-central-1" },
      },
    },
  },
  customVariants: {
    "provider-b-compatible": {
      description: "A service that speaks as provider B does; provider B's client handles the entry.",
      sections: [],
    },
  },
} as const satisfies Vocabulary;
