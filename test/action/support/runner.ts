/** A command that a runner takes a printed line for. */
export interface RunnerCommand {
  readonly name: string;
  readonly properties: Readonly<Record<string, string>>;
  readonly data: string;
}

const COMMAND_NAMES = new Set([
  "add-mask",
  "add-matcher",
  "add-path",
  "debug",
  "echo",
  "endgroup",
  "error",
  "group",
  "internal-set-repo-path",
  "notice",
  "remove-matcher",
  "save-state",
  "set-env",
  "set-output",
  "stop-commands",
  "warning",
]);

/**
 * Reads a printed line as GitHub's runner does (`ActionCommand.cs` in actions/runner): `::name properties::data` at its
 * start, or else the older `##[name properties]data` anywhere in it.
 */
export function parseCommand(line: string): RunnerCommand | undefined {
  const trimmed = line.trimStart();
  const current = trimmed.startsWith("::") ? readCommand(trimmed.slice(2), "::", ",") : undefined;
  const start = line.indexOf("##[");
  return current ?? (start < 0 ? undefined : readCommand(line.slice(start + 3), "]", ";"));
}

function readCommand(text: string, end: string, separator: string): RunnerCommand | undefined {
  const endIndex = text.indexOf(end);
  const [, name = "", properties = ""] = /^([^ ]*) ?(.*)$/s.exec(text.slice(0, Math.max(endIndex, 0))) ?? [];
  if (endIndex < 0 || !COMMAND_NAMES.has(name.toLowerCase())) return undefined;
  const pairs = properties.split(separator).map((pair) => /^=*([^=]+)=(.+)$/s.exec(pair.trim()) ?? []);
  return {
    name,
    properties: Object.fromEntries(pairs.flatMap(([, key, value]) => (key && value ? [[key, unescape(value)]] : []))),
    data: unescape(text.slice(endIndex + end.length)),
  };
}

function unescape(text: string): string {
  const meant: Readonly<Record<string, string>> = { "%0D": "\r", "%0A": "\n", "%3A": ":", "%2C": ",", "%25": "%" };
  return text.replaceAll(/%(?:0D|0A|3A|2C|25)/g, (escape) => meant[escape] ?? escape);
}
