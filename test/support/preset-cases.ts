/** The files of a preset's users, with what is expected of each; see `test/fixtures/presets/posit-assistant/README.md`. */

import type { Change, Diagnostic, LayerInput, LayerKind } from "../../shared/index.ts";
import { type Section, sectionsOf } from "./sections.ts";

/** The name of the preset whose files they are. */
export const PRESET = "posit-assistant";

/** The layers around the file that is checked. */
const AROUND = ["enforced", "default"] as const;

export interface PresetCase {
  readonly title: string;
  readonly text: string;
  readonly layers: Readonly<Partial<Record<(typeof AROUND)[number], string>>>;
  /** The text of the enforced layer of connection settings, which is known by its name alone; undefined where there is none. */
  readonly connection: string | undefined;
  readonly findings: readonly string[];
  /** The text with all safe fixes. */
  readonly fixed: string;
  /** Some settings by provider, null for a provider that is not there; undefined where none is expected. */
  readonly resolved: Readonly<Record<string, object | null>> | undefined;
  /** Undefined where nothing is compared. */
  readonly change: { readonly before: string; readonly effects: readonly string[] } | undefined;
  /** Undefined where nothing is completed. */
  readonly completion:
    | { readonly text: string; readonly offset: number; readonly offers: readonly string[] }
    | undefined;
}

export function readPresetCases(markdown: string): readonly PresetCase[] {
  return sectionsOf(markdown).map(readSection);
}

function readSection({ title, blocks }: Section): PresetCase {
  const [text, before, marked] = ["jsonc", "jsonc before", "jsonc complete"].map((kind) => blocks.get(kind));
  if (text === undefined) throw new Error(`"${title}" has no configuration.`);
  const linesOf = (kind: string) =>
    (blocks.get(kind) ?? "")
      .split("\n")
      .filter((line) => line !== "")
      .toSorted();
  return {
    title,
    text,
    layers: Object.fromEntries(
      AROUND.flatMap((kind) => (blocks.has(`jsonc ${kind}`) ? [[kind, blocks.get(`jsonc ${kind}`)]] : [])),
    ),
    connection: blocks.get("jsonc connection"),
    findings: linesOf("text findings"),
    fixed: blocks.get("jsonc fixed") ?? text,
    resolved: blocks.has("json resolved") ? JSON.parse(blocks.get("json resolved") ?? "") : undefined,
    change: before === undefined ? undefined : { before, effects: linesOf("text effects") },
    completion:
      marked === undefined
        ? undefined
        : { text: marked.replace("¦", ""), offset: marked.indexOf("¦"), offers: linesOf("text offers") },
  };
}

/** The name of the file that holds a layer. */
export function fileOf(kind: LayerKind): string {
  return `${kind === "user" ? "providers" : kind}.jsonc`;
}

/** A text as the user's layer, with the layers of a case around it. */
export function stackOf({ layers, connection }: PresetCase, text: string): readonly LayerInput[] {
  const around = AROUND.flatMap((kind) =>
    layers[kind] === undefined ? [] : [{ kind, label: fileOf(kind), text: layers[kind] }],
  );
  const named = { kind: "enforced", name: "connection", label: "connection.jsonc" } as const;
  return [
    ...around,
    ...(connection === undefined ? [] : [{ ...named, text: connection }]),
    { kind: "user", label: fileOf("user"), text },
  ];
}

/** The files of a case's folder, with a policy that names its layers. */
export function filesOf({ text, layers, connection, change }: PresetCase): Readonly<Record<string, string>> {
  const paths = Object.fromEntries(Object.keys(layers).map((kind) => [kind, `${kind}.jsonc`]));
  return {
    ...Object.fromEntries(Object.entries(layers).map(([kind, own]) => [`${kind}.jsonc`, own])),
    ".provider-steward.json": JSON.stringify({ layers: paths }),
    [fileOf("user")]: text,
    ...(connection !== undefined && { "connection.jsonc": connection }),
    ...(change !== undefined && { "before.jsonc": change.before }),
  };
}

/** The findings in one file, as a case lists them. */
export function findingsIn(
  path: string,
  diagnostics: readonly Pick<Diagnostic, "range" | "severity" | "rule">[],
): readonly string[] {
  const layer = path === fileOf("user") ? [] : [path.replace(".jsonc", "")];
  return diagnostics.map(({ range, severity, rule }) => [...layer, range?.start.line, severity, rule].join(" "));
}

/** The changes, as a case lists them. */
export function effectsOf(
  changes: readonly Pick<Change, "effect" | "kind" | "provider" | "model">[],
): readonly string[] {
  const effective = changes.filter(({ effect }) => effect !== "none");
  const lines = effective.map(({ effect, kind, provider, model }) =>
    [effect, kind, ...(provider === null ? [] : [provider]), ...(model === null ? [] : [model])].join(" "),
  );
  return [...new Set(lines)].toSorted();
}

/** The settings in force that a case speaks of, by provider. */
export function settingsIn(
  { providers }: { readonly providers: readonly { readonly id: string }[] },
  { resolved = {} }: PresetCase,
): Readonly<Record<string, object | null>> {
  return Object.fromEntries(
    Object.keys(resolved).map((id) => [id, providers.find((provider) => provider.id === id) ?? null]),
  );
}
