import { serverObjects } from "../../../action/audit-export/server-objects.ts";

const SERVER = { baseUrl: "https://content.example.com", key: "k", keyHeader: "Authorization" };
/** The export whose objects are listed. */
export const EXPORT = `${SERVER.baseUrl}/__api__/v1/audit_exports/0f9d`;

/** Lists the objects of a server, each of whose pages has what `pageOf` says. */
export async function namesOf(
  pageOf: (page: number) => { readonly names: readonly string[]; readonly next: string | null },
  prefix = "seg/",
) {
  const asked: string[] = [];
  const objects = serverObjects(EXPORT, SERVER, {
    get: async (url) => {
      asked.push(url);
      const { names, next } = pageOf(asked.length);
      const page = { results: names.map((name) => ({ name })), paging: { cursors: { next } } };
      return await Promise.resolve({ status: 200, header: () => null, body: bodyOf(JSON.stringify(page)) });
    },
    wait: async () => {},
    random: () => 0,
    onWait: () => {},
  });
  const names: string[] = [];
  for await (const name of objects.list(prefix)) names.push(name);
  return { names, asked };
}

async function* bodyOf(text: string): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(new TextEncoder().encode(text));
}
