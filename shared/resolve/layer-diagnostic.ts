import type { Range, RuleDescription, Severity } from "../diagnostic/diagnostic.ts";
import { DIAGNOSTICS_MAX } from "../validate/limits.ts";
import type { LayerKind } from "./layers.ts";

/** What keeps a layer, or a part of one, from taking effect. It holds no secret. */
export interface LayerDiagnostic {
  /** Undefined where it is about what the layers come to together. */
  readonly layer?: { readonly kind: LayerKind; readonly label: string };
  /** Id of the rule, which `docs/rules.md` describes. */
  readonly rule: string;
  readonly severity: Severity;
  /** What is left out, and what is wrong with it: one sentence. */
  readonly message: string;
  /** Why it matters: one sentence. */
  readonly why: string;
  /** What to do: one sentence. */
  readonly advice: string;
  /** Where the rule is documented, as a path from the project's root with a fragment. */
  readonly docs: string;
  /** JSON pointer (RFC 6901) of what is wrong; in the layer, or in the merged document where there is no `layer`. */
  readonly pointer?: string;
  /** Only where the layer came as text. */
  readonly range?: Range;
}

type Words = Pick<LayerDiagnostic, "message" | "advice" | "pointer"> & { readonly range?: Range | undefined };

export function layerDiagnostic(
  rule: RuleDescription,
  layer: { readonly kind: LayerKind; readonly label: string } | undefined,
  { range, ...words }: Words,
): LayerDiagnostic {
  return {
    ...(layer && { layer: { kind: layer.kind, label: layer.label } }),
    rule: rule.id,
    severity: rule.severity,
    why: rule.why,
    docs: `docs/rules.md#${rule.id}`,
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
