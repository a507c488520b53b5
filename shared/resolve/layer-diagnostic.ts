import type { Diagnostic, Range, RuleDescription, Severity } from "../diagnostic/diagnostic.ts";
import { DIAGNOSTICS_MAX } from "../validate/limits.ts";
import type { LayerKind } from "../vocabulary/vocabulary.ts";

/** The name that people know a layer by. */
interface LayerName {
  readonly kind: LayerKind;
  readonly label: string;
}

/** A value of another layer that has a part in a conflict. */
export interface LayerPlace {
  readonly layer: LayerName;
  /** The finding in one sentence. */
  readonly message: string;
  /** JSON pointer (RFC 6901) into that layer; parts of a key that look like a secret are masked. */
  readonly pointer: string;
  /** Only where that layer came as text. */
  readonly range?: Range;
}

/** A reason for which a layer, or a part of one, has no effect. It holds no secret. */
export interface LayerDiagnostic {
  /** Undefined where it is about no one layer. */
  readonly layer?: LayerName;
  /** Id of the rule, which `docs/rules.md` describes. */
  readonly rule: string;
  readonly severity: Severity;
  /** The part without effect and its mistake: one sentence. */
  readonly message: string;
  /** Why it matters: one sentence. */
  readonly why: string;
  /** The next step in one sentence. */
  readonly advice: string;
  /** The values of other layers with which it conflicts, from the highest layer to the lowest. */
  readonly related: readonly LayerPlace[];
  /** Where the rule is documented, as a path from the project's root with a fragment. */
  readonly docs: string;
  /** JSON pointer (RFC 6901) of the value with the mistake, in the layer. */
  readonly pointer?: string;
  /** Only where the layer came as text. */
  readonly range?: Range;
}

type Words = Pick<LayerDiagnostic, "message" | "advice" | "pointer"> & {
  /** Where it differs from the rule's. */
  readonly severity?: Severity;
  readonly why?: string;
  readonly related?: readonly LayerPlace[];
  readonly range?: Range | undefined;
};

export function layerDiagnostic(
  rule: RuleDescription,
  layer: LayerName | undefined,
  { range, severity = rule.severity, related = [], ...words }: Words,
): LayerDiagnostic {
  return {
    ...(layer && { layer: { kind: layer.kind, label: layer.label } }),
    rule: rule.id,
    severity,
    why: rule.why,
    docs: `docs/rules.md#${rule.id}`,
    related,
    ...words,
    ...(range && { range }),
  };
}

/** As many as a list holds, and one that says so where there are more. */
export function boundDiagnostics(
  all: readonly LayerDiagnostic[],
  tooMany: RuleDescription,
): readonly LayerDiagnostic[] {
  if (all.length <= DIAGNOSTICS_MAX) return all;
  const rest = layerDiagnostic({ ...tooMany, severity: "error" }, undefined, {
    message: "There are more diagnostics than those listed.",
    advice: "Fix some of them and resolve again.",
  });
  return [...all.slice(0, DIAGNOSTICS_MAX), rest];
}

/** The same as a diagnostic of the layer's file. Its related places are in other files; the message names them. */
export function toFileDiagnostic({ layer: _layer, pointer, range, ...words }: LayerDiagnostic): Diagnostic {
  // A place between values, such as that of a comment, is one in the whole document.
  const place = range === undefined ? {} : { pointer: pointer ?? "", range };
  return { ...words, related: [], ...place };
}
