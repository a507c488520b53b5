import type { ComponentChildren } from "preact";

/** A message about what was done or is so, which a screen reader says without being asked. */
export function Notice({ children }: { readonly children: ComponentChildren }) {
  return (
    <p class="notice" role="status">
      {children}
    </p>
  );
}
