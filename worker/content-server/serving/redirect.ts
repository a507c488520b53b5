/**
 * Leads to the same path with a slash at its end, so that a page's relative links work. The method stays as it is, and no
 * browser remembers it for ever: the next bundle may have a file there.
 *
 * The path must begin with that of content, and so with just one slash: two would lead to another host.
 */
export function redirectToFolder({ url }: Request): Response {
  const { pathname, search } = new URL(url);
  return new Response(null, { status: 307, headers: { Location: `${pathname}/${search}` } });
}
