import languageService from "vscode-json-languageservice";
import type { Schema } from "../../shared/index.ts";

/** The work of VS Code's editor of JSON on a file by a schema. */
export function openEditor(schema: Schema, fileName: string) {
  const service = languageService.getLanguageService({});
  service.configure({
    schemas: [{ uri: "schema://file", fileMatch: ["*"], schema: JSON.parse(JSON.stringify(schema)) }],
    allowComments: true,
  });
  return {
    service,
    /** `|` is the cursor. */
    open: (marked: string) => {
      const document = languageService.TextDocument.create(`file:///${fileName}`, "jsonc", 1, marked.replace("|", ""));
      return {
        document,
        json: service.parseJSONDocument(document),
        position: document.positionAt(Math.max(0, marked.indexOf("|"))),
      };
    },
  };
}
