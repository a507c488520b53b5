/** The forms of a deployed text: itself, a line for a shell, a manifest for Kubernetes, and a text within JSON. */
export const EMIT_FORMATS = ["json", "env", "k8s", "json-string"] as const;

export type EmitFormat = (typeof EMIT_FORMATS)[number];

/** A line by which a POSIX shell sets a variable to exactly this text. */
export function shellLine(variable: string, text: string): string {
  return `${variable}='${text.replaceAll("'", "'\\''")}'`;
}

/** Characters that some readers of YAML refuse, or take for line ends, even in quotes. */
const NOT_IN_YAML = /[\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]/g;

/** A manifest of a Kubernetes ConfigMap that holds the text under a key. A JSON text is a quoted one in YAML, too. */
export function configMap(name: string, key: string, text: string): string {
  const quoted = (value: string) =>
    JSON.stringify(value).replaceAll(
      NOT_IN_YAML,
      (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
    );
  return [
    "apiVersion: v1",
    "kind: ConfigMap",
    "metadata:",
    `  name: ${quoted(name)}`,
    "data:",
    `  ${quoted(key)}: ${quoted(text)}`,
  ].join("\n");
}

/** Tests if an object in Kubernetes can have this name: a DNS subdomain of at most 253 characters. */
export function isObjectName(name: string): boolean {
  return name.length <= 253 && /^[a-z0-9](?:[-a-z0-9]*[a-z0-9])?(?:\.[a-z0-9](?:[-a-z0-9]*[a-z0-9])?)*$/.test(name);
}
