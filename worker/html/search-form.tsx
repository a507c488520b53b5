import type { ComponentChildren } from "preact";

interface SearchFormProps {
  /** The path of the page that has the list; what is searched for is in its query. */
  readonly action: string;
  /** The searched items, for screen readers: "Users". */
  readonly label: string;
  /** The list is narrowed down: then there is a way back to all of it. */
  readonly isNarrowed: boolean;
  /** The fields, whose names are those of parameters of the query. */
  readonly children: ComponentChildren;
}

/** Narrows a list down. It changes nothing, and so carries no token. */
export function SearchForm({ action, label, isNarrowed, children }: SearchFormProps) {
  return (
    <form class="search" method="get" action={action} role="search" aria-label={label}>
      {children}
      <div class="actions">
        <button>Search</button>
        {isNarrowed && <a href={action}>Show all</a>}
      </div>
    </form>
  );
}
