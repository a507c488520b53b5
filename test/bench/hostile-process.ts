/** Measures the works of `hostile.ts` for one contestant; started by `in-process.ts`. */
import { join } from "node:path";
import { validate } from "../../shared/index.ts";
import { dearestRightText, hostileText } from "./hostile.ts";
import { answer } from "./in-process.ts";

await answer(async (contestant) => {
  if (contestant.kind !== "subject") {
    const right = dearestRightText();
    return () => () => validate(right);
  }
  const own: { readonly validate: typeof validate } = await import(join(contestant.root, "shared/index.ts"));
  return (name) => {
    const text = hostileText(name);
    return () => own.validate(text);
  };
});
