import { FILE_MAX_BYTES, printable, quote } from "../../../shared/index.ts";
import { DOCUMENTS, type DocumentName, documentAt, type Workspace } from "../workspace/workspace.ts";

/**
 * Puts files into their tabs, and shows the last one. Nothing of a file that cannot be read is taken.
 *
 * @param to the tab of a file whose name is none of a tab.
 * @returns a sentence on each.
 */
export async function openFiles(
  files: readonly File[],
  to: DocumentName,
  replace: (texts: Partial<Workspace>) => void,
  onDocument: (name: DocumentName) => void,
): Promise<string> {
  const sentences: string[] = [];
  for (const file of files) {
    const document = documentAt(file.name) ?? to;
    const text = await readText(file);
    if (text !== undefined) {
      replace({ [document]: text });
      onDocument(document);
    }
    sentences.push(sentenceOn(file.name, document, text));
  }
  return sentences.join(" ");
}

function sentenceOn(name: string, document: DocumentName, text: string | undefined): string {
  const file = printable(quote(name));
  const title = DOCUMENTS.find((one) => one.name === document)?.title ?? document;
  if (text === undefined) return `The file ${file} was not opened: it is not UTF-8 text of at most 16 MiB.`;
  return `The tab “${title}” has the file ${file} now.`;
}

async function readText(file: File): Promise<string | undefined> {
  if (file.size > FILE_MAX_BYTES) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
