/** The program of the page. */

import { startPlayground } from "./page/playground.tsx";

keepFragmentOnSkip();
const root = document.getElementById("playground");
if (root !== null) void startPlayground(root);

/**
 * Lets the link to the content move the focus only: as a link it would put its own fragment in the place of the one that has the
 * documents.
 */
function keepFragmentOnSkip(): void {
  const link = document.querySelector<HTMLAnchorElement>("a.skip");
  link?.addEventListener("click", (event) => {
    event.preventDefault();
    document.querySelector<HTMLElement>(link.hash)?.focus();
  });
}
