import type { Range, Severity } from "../report/diagnostic.ts";
import type { LayerKind } from "./layers.ts";

/** What keeps a layer, or a part of one, from taking effect. It holds no secret. */
export interface LayerDiagnostic {
  /** Undefined where it is about what the layers come to together. */
  readonly layer?: { readonly kind: LayerKind; readonly label: string };
  /** Id of the rule, which `docs/rules.md` describes. */
  readonly rule: string;
  readonly severity: Severity;
  /** What is wrong, and what is left out: one sentence. */
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
