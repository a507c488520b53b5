import { type Answer, REPOSITORY_PATH, type Route, TOKEN, textAt } from "./github.ts";

/** Lets a pull request go on after it was opened: the emulator keeps the commit with which it was. */
export interface TestPushes {
  readonly route: Route;
  /** Makes a commit the pull request's last one. It must be the only one on its branch. */
  push(number: number, headSha: string): void;
}

/** Answers for pull requests that were pushed to. */
export function createPushes(): TestPushes {
  const heads = new Map<string, string>();
  const route: Route = async ({ method, path }, { url }) => {
    const [, number = "", files] = /^.*\/pulls\/(\d+)(\/files\?.*)?$/.exec(path) ?? [];
    const sha = heads.get(number);
    if (method !== "GET" || sha === undefined) return undefined;
    if (files === undefined) return pullRequest(await read(url + path), sha);
    const commit = await read(`${url}${REPOSITORY_PATH}/commits/${sha}?per_page=100`);
    return { status: 200, body: Reflect.get(Object(commit), "files") };
  };
  return {
    route,
    push(number, headSha) {
      heads.set(String(number), headSha);
    },
  };
}

function pullRequest(pull: unknown, sha: string): Answer {
  const head: unknown = Reflect.get(Object(pull), "head");
  return { status: 200, body: { ...Object(pull), head: { ...Object(head), ref: textAt(head, "ref"), sha } } };
}

async function read(url: string): Promise<unknown> {
  return (await fetch(url, { headers: { authorization: `token ${TOKEN}` } })).json();
}
