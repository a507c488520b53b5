interface CursorPagesProps {
  /** The items of the list, such as "exports". */
  readonly of: string;
  /** The address of the first page; undefined on that page. */
  readonly first: string | undefined;
  /** The address of the page after this one; undefined where there is none. */
  readonly next: string | undefined;
}

/** The ways through a list whose pages name only the one after them. */
export function CursorPages({ of, first, next }: CursorPagesProps) {
  if (first === undefined && next === undefined) return null;
  return (
    <nav class="pagination" aria-label={`Pages of ${of}`}>
      {first !== undefined && <a href={first}>First {of}</a>}
      {next !== undefined && (
        <a rel="next" href={next}>
          More {of}
        </a>
      )}
    </nav>
  );
}
