/**
 * Lets the link to the content move the focus only: as a link it would put its own fragment in the place of the one that has the
 * documents.
 */
export function keepFragmentOnSkip(): void {
  const link = document.querySelector<HTMLAnchorElement>("a.skip");
  link?.addEventListener("click", (event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(link.hash)?.focus();
  });
}
