import { ACCESS_TYPES, type AccessType, type ContentRecord } from "../../shared/index.ts";
import { UPDATE_CONTENT } from "../content/change-operations.ts";
import { AsOpened, type Present } from "../html/edited-form.tsx";
import { type Choice, RadioGroup } from "../html/fields.tsx";
import { Form } from "../html/form-element.tsx";
import { textsOf } from "../operation/page-routes.ts";
import type { Settings } from "../settings/settings.ts";
import { ACCESS_WORDS } from "./content-words.ts";
import { actionOf, itemForm, type SectionProps } from "./item-form.ts";

/** The tabs on which people decide who sees an item. */
type AccessTab = "overview" | "sharing";

/** The form of each of them. */
export const ACCESS_FORMS = { overview: accessForm("overview"), sharing: accessForm("sharing") } as const;

function accessForm(tab: AccessTab) {
  return itemForm({
    tab,
    path: "/access",
    operation: UPDATE_CONTENT,
    section: "access",
    sentBy: (form) => textsOf(form, ["access_type"]),
    present: presentAccess,
    message: "access-updated",
  });
}

function presentAccess({ access_type }: ContentRecord): Present {
  return { access_type: { value: access_type, text: ACCESS_WORDS[access_type] } };
}

const HINTS: Readonly<Record<AccessType, string>> = {
  acl: "The owner, and the people and groups that it is shared with.",
  logged_in: "Everybody who has an account on this server.",
  all: "Everyone who knows the address, without an account.",
};

const NOT_AVAILABLE =
  "Not available: this server shares nothing without a login. Its operator can allow it by the setting ALLOW_ANONYMOUS_CONTENT.";

/** The three settings, of which one may not be available on this server. */
export function accessChoices({ allowAnonymousContent }: Pick<Settings, "allowAnonymousContent">): readonly Choice[] {
  return ACCESS_TYPES.map((value) => {
    const isDisabled = value === "all" && !allowAnonymousContent;
    return { value, label: ACCESS_WORDS[value], hint: isDisabled ? NOT_AVAILABLE : HINTS[value], isDisabled };
  }).toReversed();
}

interface AccessProps extends SectionProps {
  readonly tab: AccessTab;
}

/** The section on sharing. */
export function Access({ tab, item: { record }, context: { settings }, attempt }: AccessProps) {
  return (
    <section aria-labelledby="access">
      <h2 id="access">Who sees it</h2>
      <Form action={actionOf(ACCESS_FORMS[tab], record)} submit="Save who sees it" errors={attempt?.errors}>
        <AsOpened present={presentAccess(record)} typed={attempt?.form} />
        <RadioGroup
          name="access_type"
          label="Sharing"
          hint="A change holds from the next request on: who may no longer see the content loses it at once."
          choices={accessChoices(settings)}
          value={attempt?.form.get("access_type") ?? record.access_type}
          error={attempt?.errors.fields["access_type"]}
        />
      </Form>
    </section>
  );
}
