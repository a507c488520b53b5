/** The names of the parts of a path: `"guid" | "id"` of `/users/:guid/keys/:id`. */
export type NamesIn<Path extends string> = Path extends `${string}:${infer Rest}`
  ? Rest extends `${infer First}/${infer Others}`
    ? WithoutPlus<First> | NamesIn<`/${Others}`>
    : WithoutPlus<Rest>
  : never;

/** `:name+` is one part or more. */
type WithoutPlus<Name extends string> = Name extends `${infer Plain}+` ? Plain : Name;
