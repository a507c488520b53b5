/** Writes the tables of inputs and outputs that follow from the files `action.yml` into the documents. `npm run generate` runs it. */
import { readFile, writeFile } from "node:fs/promises";
import { readActionMetadata, withMetadataTables } from "./metadata.ts";

const DOCUMENTS: readonly { readonly name: string; readonly action: string }[] = [
  { name: "docs/action.md", action: "action.yml" },
  { name: "docs/scheduled-export.md", action: "action/export/action.yml" },
];

const root = new URL("../", import.meta.url);
const texts = await Promise.all(
  DOCUMENTS.map(async (document) => {
    const path = new URL(document.name, root);
    const metadata = readActionMetadata(await readFile(new URL(document.action, root), "utf8"));
    return { path, text: withMetadataTables(await readFile(path, "utf8"), metadata, document) };
  }),
);
// Only now, so that a missing marker leaves all of them as they are.
await Promise.all(texts.map(({ path, text }) => writeFile(path, text)));
