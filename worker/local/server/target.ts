/** What a request is for: a path, or a whole URL as one would send it to a proxy, which then says the host (RFC 9112, 3.2.2). */
export interface Target {
  /** As it was written; undefined where the header Host says it. */
  readonly host: string | undefined;
  /** With the query. */
  readonly path: string;
}

const WHOLE_URL = /^[a-z][a-z\d+.-]*:\/\/([^/?#]*)(.*)$/is;

export function readTarget(url: string | undefined): Target {
  const [, host, rest = url ?? ""] = WHOLE_URL.exec(url ?? "") ?? [];
  return { host, path: rest.startsWith("/") ? rest : `/${rest}` };
}
