import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { presetPage } from "../../../shared/report/preset-page.ts";
import { positAssistant } from "../../../shared/vocabulary/posit-assistant.ts";
import type { Vocabulary } from "../../../shared/vocabulary/vocabulary.ts";

const SMALL: Vocabulary = {
  protocols: { chat: { description: "Chat.", formerNames: ["talk", "a|b"] } },
  providers: {
    north: {
      title: "North",
      description: "The provider.",
      defaultProtocol: "chat",
      ownUrl: "https://north.example.com/v1",
      address: "baseUrl",
      versionSegment: "v1",
      versionSegmentAddedBy: "client",
      reservedHeaders: { "x-north": "overwritten" },
      sections: ["account"],
      fields: ["tier"],
    },
  },
  sections: {
    account: {
      title: "Account",
      description: "The account.",
      fields: { region: { title: "R", description: "Region.", example: "x" } },
    },
  },
  customVariants: { own: { description: "Another one.", versionSegment: "v1", sections: [] } },
  fields: {
    tier: { title: "T", description: "Tier.", type: "number", values: [1, 2], default: 2, example: 1 },
  },
  reservedHeaders: { accept: "dropped" },
  layers: [
    {
      name: "top",
      description: "Enforced.",
      kind: "enforced",
      variable: "TOP",
      syntax: "json",
      ignores: "layer",
      setsEnabled: false,
    },
    { name: "own", description: "The file.", kind: "user", file: "~/own.json", savesInvalid: false },
  ],
};

const NOTES = {
  title: "Assistant",
  namesOf: "May 2026",
  guide: "start.md",
  unsaid: ["Not said."],
  unverified: ["Not verified."],
};

it("says what the vocabulary says", () => {
  const page = presetPage("specification", SMALL, NOTES, "Written by a test.");
  expect(page.split("\n").filter((line) => /^(?:# |\| [^-]|- )/.test(line) && !line.includes("whole number"))).toEqual([
    "# Assistant",
    "| Protocol | Meaning | Former names |",
    "| `chat` | Chat. | `talk`, `a\\|b` |",
    "| Provider | Meaning | Default protocol | Reached by | Needed end | Added by | Sections and values | Own URL |",
    "| `north` (North) | The provider. | `chat` | `baseUrl` | `v1` | client | `account`, `tier` | `https://north.example.com/v1` |",
    "| Type | Meaning | Default protocol | Reached by | Needed end | Added by | Sections and values |",
    "| `own` | Another one. |  |  | `v1` | no one |  |",
    "| Field | Values | Meaning |",
    "| `region` | text | Region. |",
    "| Key | Values | Meaning |",
    "| `tier` | `1`, `2`; by default `2` | Tier. |",
    "| Header | Where | A custom one is |",
    "| `accept` | everywhere | dropped |",
    "| `x-north` | `north` | overwritten |",
    "| Field of a model | Bound |",
    "| `id` | at least 1 character |",
    "| `name` | at least 1 character |",
    "| Layer | Meaning | Rank | Read from | Syntax | What is not valid |",
    "| `top` | Enforced. | enforced | `TOP` | JSON | the whole layer is ignored, `enabled` is not read |",
    "| `own` | The file. | user | `~/own.json` | JSON with comments | the entry is ignored, the assistant saves nothing until it is right |",
    "- Not said.",
    "- Not verified.",
  ]);
  expect(page).toContain("[start.md](../start.md)");
});

it("says the bounds of models", () => {
  const page = presetPage("specification", SMALL, NOTES, "Written by a test.");
  expect(page).toContain("| `maxContextLength` | a whole number from 1 to 9007199254740991 |");
});

it("the page of Posit Assistant has every name of the preset", () => {
  const page = readFileSync("docs/presets/posit-assistant.md", "utf8");
  const { protocols, providers, sections, customVariants, topLevel, fields, reservedHeaders, layers } = positAssistant;
  const tables = [protocols, providers, sections, customVariants, topLevel, fields, reservedHeaders];
  const inSections = Object.values(sections).flatMap((section) => Object.keys(section.fields));
  const names = [...tables.flatMap((one) => Object.keys(one)), ...inSections, ...layers.map(({ name }) => name)];
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
  expect(page).toContain("October 2026");
});
