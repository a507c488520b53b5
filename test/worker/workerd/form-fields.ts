/** The forms of a page, as somebody fills them in. */

/** A control of a form. */
interface Control {
  readonly name: string;
  /** The type of an input, else the name of the element. */
  readonly kind: string;
  /** A radio button, a box or an option stands for it. */
  readonly value: string;
  readonly isChosen: boolean;
  readonly isDisabled: boolean;
}

/** The fields of a form by their names: what would be sent. */
export type Fields = Readonly<Record<string, string>>;

/** The controls of the forms of a page that are sent to a path; undefined where the page has no such form. */
export async function controlsOf(html: string, path: string): Promise<readonly Control[] | undefined> {
  const controls: Control[] = [];
  let [isFound, isInside, select] = [false, false, ""];
  let textarea: { readonly name: string; text: string } | undefined;
  const add = (element: Element, name: string, kind: string) => {
    const value = element.getAttribute("value") ?? "";
    const isChosen = element.hasAttribute("checked") || element.hasAttribute("selected");
    if (isInside) controls.push({ name, kind, value, isChosen, isDisabled: element.hasAttribute("disabled") });
  };
  const rewriter = new HTMLRewriter()
    .on("form[method=post]", {
      element(form) {
        isInside = form.getAttribute("action")?.split("?")[0] === path;
        isFound ||= isInside;
      },
    })
    .on("form[method=post] input", {
      element: (input) => add(input, input.getAttribute("name") ?? "", input.getAttribute("type") ?? "text"),
    })
    .on("form[method=post] select", {
      element(element) {
        select = element.getAttribute("name") ?? "";
      },
    })
    .on("form[method=post] option", { element: (option) => add(option, select, "option") })
    .on("form[method=post] textarea", {
      element(element) {
        if (!isInside) return;
        const area = { name: element.getAttribute("name") ?? "", text: "" };
        textarea = area;
        element.onEndTag(() => {
          controls.push({ name: area.name, kind: "textarea", value: area.text, isChosen: false, isDisabled: false });
        });
      },
      text: ({ text }) => {
        if (textarea !== undefined) textarea.text += text;
      },
    });
  await rewriter.transform(new Response(html)).text();
  return isFound ? controls : undefined;
}

/** A text that no page has by itself, for each kind of control that is typed in. */
const TYPED: Fields = {
  text: "typed-by-hand",
  textarea: "Typed by hand, in full sentences.",
  email: "typed@example.com",
  url: "https://typed.example/",
  "datetime-local": "2031-02-03T04:05",
};

const CHOICES = ["radio", "checkbox", "option"];

/** Fills in every control: texts of its own, and the last of several choices. Hidden fields stay. */
export function filledIn(controls: readonly Control[]): Fields {
  const pairs = controls
    .filter(({ isDisabled }) => !isDisabled)
    .map(({ name, kind, value }) => [name, CHOICES.includes(kind) ? value : (TYPED[kind] ?? value)] as const);
  return Object.fromEntries(pairs);
}

/** The values of the controls that are not hidden, as a browser would send them. */
export function shownFields(controls: readonly Control[]): Fields {
  const shown = controls.filter(({ kind, isChosen }) => kind !== "hidden" && (isChosen || !CHOICES.includes(kind)));
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
}
