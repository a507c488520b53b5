import type { Route } from "./github.ts";

/**
 * Answers where many files are asked for at once, as GitHub's GraphQL API does.
 *
 * @param textOf the text of a file by its blob's id; null of one that GitHub does not read as text.
 */
export function blobRoute(textOf: (id: string) => string | null): Route {
  return async ({ method, path, body }) => {
    if (method !== "POST" || path !== "/graphql") return undefined;
    const query = String(Reflect.get(Object(body), "query"));
    const asked = [...query.matchAll(/(blob\d+): object\(oid: "([0-9a-f]{40})"\) \{ \.\.\. on Blob \{ text \} \}/g)];
    if (asked.length === 0) return undefined;
    const repository = Object.fromEntries(asked.map(([, name = "", id = ""]) => [name, { text: textOf(id) }]));
    return { status: 200, body: { data: { repository } } };
  };
}
