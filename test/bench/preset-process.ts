/** Measures the works of `preset.ts` for one contestant; started by `in-process.ts`. */
import { join } from "node:path";
import { validate } from "../../shared/index.ts";
import { configurationOf, POSIT_ASSISTANT, SPECIFICATION } from "./configurations.ts";
import { answer } from "./in-process.ts";
import { presetWorkNamed } from "./preset.ts";

await answer(async (contestant) => {
  if (contestant.kind !== "subject") return textsOf(SPECIFICATION, (text) => validate(text));
  const { positAssistant: vocabulary } = await import(join(contestant.root, "shared/vocabulary/posit-assistant.ts"));
  const own = await import(join(contestant.root, "shared/index.ts"));
  return textsOf(POSIT_ASSISTANT, (text) => own.validate(text, { vocabulary }));
});

function textsOf(names: typeof SPECIFICATION, check: (text: string) => unknown): (work: string) => () => unknown {
  return (name) => {
    const { models, mistakes } = presetWorkNamed(name);
    const text = configurationOf(models, mistakes, 0, names);
    return () => check(text);
  };
}
