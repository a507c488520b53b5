import {
  type CheckedFile,
  type CheckedLayers,
  checkLayers,
  type Diagnostic,
  decodeFile,
  FILE_MAX_BYTES,
  type LayerDiagnostic,
  layerFiles,
  orderDiagnostics,
  readLayer,
  toFileDiagnostic,
  vocabularyOfLayers,
  vocabularyOfText,
  withDiagnostics,
} from "../shared/index.ts";
import { checkedLayers, isSame, isSettingFile, layerInputs, layersAround } from "./check-file.ts";
import { chosenVocabulary, type LoadedSettings } from "./loaded-settings.ts";

/** A file that was checked, and what was found with it in the layers around it. */
export interface CheckedWithin {
  readonly checked: CheckedFile;
  /** Undefined where it is not checked within layers. */
  readonly ofLayers?: FoundInLayers | undefined;
}

/** The findings with a file in its layers. */
interface FoundInLayers {
  /** The layers, read by the file's vocabulary. */
  readonly layers: CheckedLayers;
  /** Those that the layers have because of the file. */
  readonly found: readonly LayerDiagnostic[];
}

/** Adds to a file that was checked by itself what is found with it in its layers. */
export function withinLayers(loaded: LoadedSettings, checked: CheckedFile, bytes: Uint8Array): CheckedWithin {
  const { path } = checked;
  const isAlone = isSettingFile(loaded, path) || layersAround(loaded, path).length === 0;
  const text = isAlone ? undefined : decodeFile(bytes, FILE_MAX_BYTES);
  if (!text?.ok) return { checked };
  const layers = layersForText(loaded, text.value);
  const { own = [], found = [] } = Object.groupBy(layers.diagnosticsWith({ label: path, text: text.value }), (one) =>
    one.layer?.kind === "user" ? "own" : "found",
  );
  return { checked: withMore(checked, own.map(toFileDiagnostic)), ofLayers: { layers, found } };
}

/** Checks a layer by itself. */
export function checkAsLayer(loaded: LoadedSettings, path: string, bytes: Uint8Array): CheckedFile {
  const chosen = chosenVocabulary(loaded);
  const { text, file } = readLayer(path, bytes, chosen);
  const kind = loaded.layers.find((layer) => isSame(loaded, layer.path, path))?.kind;
  if (text === undefined || kind === undefined) return file;
  const { diagnostics } = checkLayers([{ kind, label: path, text }], vocabularyOfText(chosen, text));
  return withMore(file, diagnostics.map(toFileDiagnostic));
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
  const layers = within.length === 0 ? [layersAlone(loaded)] : new Set(within.map((one) => one.layers));
  const alone = Array.from(layers, ({ diagnostics }) => diagnostics).flat();
  const together = within.length === 0 ? layersAlone(loaded).diagnosticsWith() : within.flatMap(({ found }) => found);
  const ofLayers = settingsFiles(loaded, [...alone, ...together]);
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

/**
 * The findings in the policy file and its layers by themselves, beside the files that were checked.
 *
 * @param texts those of the files.
 */
export function policyFilesBeside(
  loaded: LoadedSettings,
  checked: readonly { readonly path: string }[],
  texts: readonly string[],
): readonly CheckedFile[] {
  const layers = new Set(texts.length === 0 ? [layersAlone(loaded)] : texts.map((text) => layersForText(loaded, text)));
  const ofLayers = settingsFiles(loaded, Array.from(layers, ({ diagnostics }) => diagnostics).flat());
  return [...loaded.files, ...ofLayers].filter(({ path }) => !checked.some((file) => isSame(loaded, file.path, path)));
}

function settingsFiles(loaded: LoadedSettings, found: readonly LayerDiagnostic[]): readonly CheckedFile[] {
  return layerFiles(found, layerInputs(loaded), chosenVocabulary(loaded));
}

/** The layers by the vocabulary of a configuration. */
function layersForText(loaded: LoadedSettings, text: string): CheckedLayers {
  return checkedLayers(loaded, vocabularyOfText(chosenVocabulary(loaded), text));
}

/** The layers by a vocabulary of their own. */
function layersAlone(loaded: LoadedSettings): CheckedLayers {
  return checkedLayers(loaded, vocabularyOfLayers(chosenVocabulary(loaded), layerInputs(loaded)));
}
