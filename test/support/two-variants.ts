import { shippedVocabulary, type Vocabulary } from "../../shared/index.ts";

const lake = {
  title: "Lake",
  description: "Settings of the lake.",
  fields: { pond: { title: "Pond", description: "The pond.", example: "north" } },
};

/** A vocabulary with variants that allow different sections, so that layers can conflict. */
export const twoVariants: Vocabulary = {
  ...shippedVocabulary,
  sections: { ...shippedVocabulary.sections, lake },
  customVariants: {
    ...shippedVocabulary.customVariants,
    "cloud-hosted": { description: "A cloud-hosted provider.", sections: ["cloud"] },
    "lake-hosted": { description: "A lake-hosted provider.", sections: ["lake"] },
  },
};
