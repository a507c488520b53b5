import type { ComponentChildren } from "preact";

interface LiveProps {
  /** Tells it from the other parts of the page. */
  readonly name: string;
  readonly children: ComponentChildren;
}

/** A part of a page that the script `live` keeps true while the page is seen. */
export function Live({ name, children }: LiveProps) {
  return <div data-live={name}>{children}</div>;
}

/** The way to the page as it is now; the script `live` puts a button in its place, which stops and starts the updates. */
export function Refresh({ href }: { readonly href: string }) {
  return (
    <p class="quiet" data-refresh>
      <a href={href}>Refresh</a>
    </p>
  );
}
