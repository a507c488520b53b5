import {
  type CheckedFile,
  checkLayers,
  type Diagnostic,
  decodeFile,
  FILE_MAX_BYTES,
  type LayerDiagnostic,
  layerFiles,
  orderDiagnostics,
  readLayer,
  toFileDiagnostic,
  withDiagnostics,
} from "../shared/index.ts";
import { checkedLayers, isSame, isSettingFile, layerInputs, layersAround, vocabularyOf } from "./check-file.ts";
import type { LoadedSettings } from "./loaded-settings.ts";

/** A file that was checked, and what was found with it in the layers around it. */
export interface CheckedWithin {
  readonly checked: CheckedFile;
  /** Undefined where it is not checked within layers. */
  readonly ofLayers?: readonly LayerDiagnostic[] | undefined;
}

/** Adds to a file that was checked by itself what is found with it in its layers. */
export function withinLayers(loaded: LoadedSettings, checked: CheckedFile, bytes: Uint8Array): CheckedWithin {
  const { path } = checked;
  const isAlone = isSettingFile(loaded, path) || layersAround(loaded, path).length === 0;
  const text = isAlone ? undefined : decodeFile(bytes, FILE_MAX_BYTES);
  if (!text?.ok) return { checked };
  const found = checkedLayers(loaded).diagnosticsWith({ label: path, text: text.value });
  const { own = [], ofLayers = [] } = Object.groupBy(found, ({ layer }) =>
    layer?.kind === "user" ? "own" : "ofLayers",
  );
  return { checked: withMore(checked, own.map(toFileDiagnostic)), ofLayers };
}

/** Checks a layer by itself. */
export function checkAsLayer(loaded: LoadedSettings, path: string, bytes: Uint8Array): CheckedFile {
  const vocabulary = vocabularyOf(loaded);
  const { text, file } = readLayer(path, bytes, vocabulary);
  const kind = loaded.layers.find((layer) => isSame(loaded, layer.path, path))?.kind;
  if (text === undefined || kind === undefined) return file;
  return withMore(file, checkLayers([{ kind, label: path, text }], vocabulary).diagnostics.map(toFileDiagnostic));
}

function withMore(file: CheckedFile, more: readonly Diagnostic[]): CheckedFile {
  return more.length === 0 ? file : withDiagnostics(file, orderDiagnostics([...file.diagnostics, ...more]));
}

/** Everything that there is to report. */
interface AllFiles {
  readonly beside: readonly CheckedFile[];
  /** In the order in which they were given; a layer with what was found in it when others were checked. */
  readonly checked: readonly CheckedFile[];
}

/** The findings in the policy file and its layers, among the files that were checked and beside them. */
export function withPolicyFiles(loaded: LoadedSettings, files: readonly CheckedWithin[]): AllFiles {
  const within = files.flatMap(({ ofLayers }) => (ofLayers === undefined ? [] : [ofLayers]));
  const together = within.length === 0 ? checkedLayers(loaded).diagnosticsWith() : within.flat();
  const ofLayers = settingsFiles(loaded, [...checkedLayers(loaded).diagnostics, ...together]);
  const isChecked = ({ path }: CheckedFile) => files.some(({ checked }) => isSame(loaded, checked.path, path));
  return {
    beside: [...loaded.files, ...ofLayers].filter((file) => !isChecked(file)),
    checked: files.map(({ checked }) => {
      const asLayer = ofLayers.find(({ path }) => isSame(loaded, path, checked.path));
      return asLayer === undefined ? checked : withMore(checked, notIn(checked, asLayer.diagnostics));
    }),
  };
}

/** Without the mistakes of a layer that its own check finds, too. */
function notIn(checked: CheckedFile, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const known = new Set(checked.diagnostics.flatMap(({ severity, pointer }) => (severity === "error" ? pointer : [])));
  return diagnostics.filter(({ rule, pointer }) => rule !== "layer-block" || !known.has(pointer));
}

/** The findings in the policy file and its layers by themselves, beside the files that were checked. */
export function policyFilesBeside(
  loaded: LoadedSettings,
  checked: readonly { readonly path: string }[],
): readonly CheckedFile[] {
  const ofLayers = settingsFiles(loaded, checkedLayers(loaded).diagnostics);
  return [...loaded.files, ...ofLayers].filter(({ path }) => !checked.some((file) => isSame(loaded, file.path, path)));
}

function settingsFiles(loaded: LoadedSettings, found: readonly LayerDiagnostic[]): readonly CheckedFile[] {
  return layerFiles(found, layerInputs(loaded), vocabularyOf(loaded));
}
