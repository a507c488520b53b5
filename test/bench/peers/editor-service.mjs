/** Validates files as VS Code does: `node editor-service.ts SCHEMA FILE…`. Its exit code is 1 where one is wrong. */
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import languageService from "vscode-json-languageservice";

const [schemaPath = "", ...paths] = process.argv.slice(2);
const { getLanguageService, TextDocument } = languageService;
const text = readFileSync(schemaPath, "utf8");
// The files name the schema by a path at which there is none.
const service = getLanguageService({ schemaRequestService: async () => text });
const schema = JSON.parse(text);
service.configure({ validate: true, schemas: [{ uri: "schema://file", fileMatch: ["*"], schema }] });
for (const path of paths) {
  const document = TextDocument.create(pathToFileURL(path).href, "jsonc", 1, readFileSync(path, "utf8"));
  const found = await service.doValidation(document, service.parseJSONDocument(document));
  if (found.length > 0) process.exitCode = 1;
}
