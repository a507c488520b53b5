import { foundText, isFound } from "../../shared/index.ts";
import type { RoutedRequest } from "../http/route.ts";
import { TextField } from "./fields.tsx";
import { SearchForm } from "./form-element.tsx";

const PARAMETER = "q";

/** The words that the address of a page asks for; empty where it asks for none. */
export function searchedFor({ url }: Pick<RoutedRequest, "url">): string {
  return new URL(url).searchParams.get(PARAMETER)?.trim() ?? "";
}

/** The query of an address that asks for words. */
export function searchOf(sought: string): string {
  return sought === "" ? "" : `?${new URLSearchParams([[PARAMETER, sought]]).toString()}`;
}

interface FilterProps {
  /** The path of the page. */
  readonly action: string;
  /** The name of what is searched, such as "Rules". */
  readonly label: string;
  /** The texts of all that is searched, each as it stands on the page. */
  readonly texts: readonly string[];
  readonly sought: string;
}

/**
 * Narrows down what the page has: the form sends the words, and the script `filter` needs not ask the server. What is marked
 * `data-filtered` is hidden where it does not have them, and so is `data-filtered-part` where all in it is.
 */
export function Filter({ action, label, texts, sought }: FilterProps) {
  const found = texts.filter((text) => isFound(text, sought)).length;
  return (
    <div data-filter>
      <SearchForm action={action} label={label} isNarrowed={sought !== ""}>
        <TextField name={PARAMETER} label="With the words" type="search" value={sought} />
      </SearchForm>
      <p class="quiet" role="status">
        {foundText(found, texts.length, sought)}
      </p>
    </div>
  );
}
