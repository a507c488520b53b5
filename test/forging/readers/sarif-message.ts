/** A SARIF message as a viewer shows it (SARIF 2.1.0, 3.11.6): its text without escapes, and where its links lead. */
export interface SarifMessage {
  readonly text: string;
  readonly links: readonly string[];
}

/** Reads a plain text message. Where it holds `](`, a viewer looks for links, and for brackets that are escaped. */
export function readSarifMessage(message: string): SarifMessage {
  const links: string[] = [];
  if (!message.includes("](")) return { text: message, links };
  const text = message.replaceAll(/\\([\\[\]])|\[((?:\\.|[^[\]\\])*)\]\(([^)]*)\)/g, (_, escaped, shown, target) => {
    if (target !== undefined) links.push(String(target));
    return escaped ?? shown;
  });
  return { text, links };
}
