/** Why a variable cannot be used, for the log. */
export interface VariableFault {
  readonly fault: string;
}

/**
 * A reader of a deployment's variable that holds a text; undefined where there is none, or an empty one. What was read
 * last is kept: the text is the same for every request, and reading it is not free.
 *
 * @param whose whose text it holds, as in "the policy file's".
 * @param read reads it by what else it depends on, where it does.
 */
export function textVariable<Read, By extends readonly unknown[]>(
  name: string,
  whose: string,
  read: (text: string, ...by: By) => Read,
): (env: object, ...by: By) => Read | VariableFault | undefined {
  let last: { readonly text: string; readonly by: By; readonly own: Read } | undefined;
  return (env, ...by) => {
    const text: unknown = Reflect.get(env, name);
    if (text === undefined || text === "") return undefined;
    if (typeof text !== "string") {
      return {
        fault: `The variable ${name} is not text. Write ${whose} text under [vars] in wrangler.toml, between '''.`,
      };
    }
    const isLast = last?.text === text && by.every((one, index) => one === last?.by[index]);
    if (last === undefined || !isLast) last = { text, by, own: read(text, ...by) };
    return last.own;
  };
}
