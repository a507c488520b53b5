/** Why a variable cannot be used, for the log. */
export interface VariableFault {
  readonly fault: string;
}

/**
 * A reader of a deployment's variable that holds a text; undefined where there is none, or an empty one. What was read
 * last is kept: the text is the same for every request, and reading it is not free.
 *
 * @param whose whose text it holds, as in "the policy file's".
 */
export function textVariable<Read>(
  name: string,
  whose: string,
  read: (text: string) => Read,
): (env: object) => Read | VariableFault | undefined {
  let last: { readonly text: string; readonly own: Read } | undefined;
  return (env) => {
    const text: unknown = Reflect.get(env, name);
    if (text === undefined || text === "") return undefined;
    if (typeof text !== "string") {
      return {
        fault: `The variable ${name} is not text. Write ${whose} text under [vars] in wrangler.toml, between '''.`,
      };
    }
    if (last?.text !== text) last = { text, own: read(text) };
    return last.own;
  };
}
