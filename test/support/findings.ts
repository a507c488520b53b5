import { type CheckSettings, type Diagnostic, validate } from "../../shared/index.ts";

/** The findings of one rule in providers, as a file that holds them and the settings have it. */
export function findingsOf(rule: string, providers: unknown, settings: CheckSettings = {}): readonly Diagnostic[] {
  return validate(JSON.stringify({ providers }), settings).filter((diagnostic) => diagnostic.rule === rule);
}

/** A custom model with all that one needs, and more. */
export function customModel(id: string, more: object = {}): object {
  return {
    id,
    name: id,
    maxContextLength: 8192,
    supportsImages: false,
    supportsToolResultImages: false,
    supportsTools: true,
    supportsWebSearch: false,
    ...more,
  };
}
