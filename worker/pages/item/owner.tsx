import type { OffsetPage, UserRecord } from "../../../shared/index.ts";
import { describeUser, fullNameOf } from "../../content-server/auth/caller.ts";
import { answerUpdateContent } from "../../content-server/routes/content.ts";
import { TextField } from "../components/fields.tsx";
import { ErrorSummary, Form, HiddenField } from "../components/form.tsx";
import { SearchForm } from "../components/search-form.tsx";
import { Table } from "../components/table.tsx";
import { ownerOf } from "../content-words.ts";
import { bodyOf } from "../form-page.ts";
import type { ItemForm, SectionProps } from "./item-form.ts";
import { itemPath } from "./read-item.ts";

/** The parameter of the page's address by which the next owner is searched. */
export const FIND_OWNER_PARAMETER = "find_owner";

export const TRANSFER: ItemForm = {
  section: "owner",
  fields: [],
  handler: answerUpdateContent,
  body: (form) => bodyOf(form, ["owner_guid"]),
  message: "content-transferred",
};

/** Who may own content, as a search found them. */
export interface FoundOwners {
  readonly text: string;
  readonly users: OffsetPage<UserRecord>;
}

interface OwnerProps extends SectionProps {
  readonly found: FoundOwners | undefined;
}

/** The owner of the item, who can be another one. */
export function Owner({ item: { record }, found, attempt }: OwnerProps) {
  const owner = ownerOf(record);
  return (
    <section aria-labelledby="owner">
      <h2 id="owner">Owner</h2>
      <p>
        {owner} owns this content. If you give it to somebody else, {owner} loses it, unless it is shared with {owner}{" "}
        besides. Its address, bundles and permissions stay.
      </p>
      {attempt !== undefined && <ErrorSummary errors={attempt.errors} />}
      <SearchForm action={itemPath(record)} label="Next owner" isNarrowed={false}>
        <TextField
          name={FIND_OWNER_PARAMETER}
          label="Give it to"
          type="search"
          hint="The beginning of a first name, last name or username of a publisher or an administrator."
          value={found?.text ?? ""}
        />
      </SearchForm>
      {found !== undefined && <Candidates found={found} item={{ record }} />}
    </section>
  );
}

interface CandidatesProps {
  readonly found: FoundOwners;
  readonly item: Pick<SectionProps["item"], "record">;
}

function Candidates({ found: { users }, item: { record } }: CandidatesProps) {
  const others = users.results.filter(({ guid }) => guid !== record.owner_guid);
  if (others.length === 0) return <p role="status">No one else who may own content has a name that begins so.</p>;
  return (
    <>
      <Table
        caption="Who can own it"
        columns={["Name", "Role", "Give"]}
        rows={others.map((user) => {
          const name = describeUser({ ...user, fullName: fullNameOf(user.first_name, user.last_name) });
          return {
            id: user.guid,
            cells: [
              name,
              user.user_role,
              <Form
                action={`${itemPath(record)}/owner`}
                submit="Make owner"
                label={`Make ${name} the owner`}
                look="danger"
              >
                <HiddenField name="owner_guid" value={user.guid} />
              </Form>,
            ],
          };
        })}
      />
      {users.total > users.results.length && <p>There are more. Type more of the name to find them.</p>}
    </>
  );
}
