/** Writes the tables of inputs and outputs that follow from `action.yml` into the documents. `npm run generate` runs it. */
import { readFile, writeFile } from "node:fs/promises";
import { readActionMetadata, withMetadataTables } from "./metadata.ts";

const DOCUMENTS: readonly { readonly name: string }[] = [{ name: "docs/action.md" }];

const root = new URL("../", import.meta.url);
const metadata = readActionMetadata(await readFile(new URL("action.yml", root), "utf8"));
const texts = await Promise.all(
  DOCUMENTS.map(async (document) => {
    const path = new URL(document.name, root);
    return { path, text: withMetadataTables(await readFile(path, "utf8"), metadata, document) };
  }),
);
// Only now, so that a missing marker leaves all of them as they are.
await Promise.all(texts.map(({ path, text }) => writeFile(path, text)));
