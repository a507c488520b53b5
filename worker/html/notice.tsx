import type { ComponentChildren } from "preact";

/** What was done or what is so, which a screen reader says without being asked. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class="notice" role="status">
      {children}
    </p>
  );
}
