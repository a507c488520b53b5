import { countOf } from "../../../shared/index.ts";
import type { Meaning as MeaningOf, ShownModel, ShownProvider, ShownValue } from "../workspace/question.ts";
import type { Place } from "../workspace/workspace.ts";
import { PlaceLink, Sentence, Unusable } from "./parts.tsx";

interface Actions {
  readonly onGoTo: (place: Place) => void;
  readonly onToggle: (key: string, isOpen: boolean) => void;
}

/** The providers and models that result, each value with where it comes from and what it overrides. */
export function Meaning({ meaning, ...actions }: Actions & { readonly meaning: MeaningOf }) {
  if (meaning.kind === "unknown") return <Unusable documents={meaning.unusable} what="what they mean" />;
  const { providers, omitted, idle } = meaning;
  return (
    <>
      {providers.map((provider) => (
        <Provider key={provider.key} provider={provider} {...actions} />
      ))}
      {omitted > 0 && <p>{countOf(omitted, "more provider")} not shown.</p>}
      {idle.length > 0 && (
        <p class="quiet">
          {countOf(idle.length, "disabled provider")} without settings: {idle.join(", ")}
        </p>
      )}
      <p class="quiet">Models that providers offer by themselves are not known here.</p>
    </>
  );
}

interface FoldProps extends Pick<Actions, "onToggle"> {
  readonly id: string;
  readonly itemKey: string;
  readonly facts: readonly string[];
  readonly isOpen: boolean;
}

function Fold({ id, itemKey, facts, isOpen, onToggle }: FoldProps) {
  return (
    <button type="button" class="fold" aria-expanded={isOpen} onClick={() => onToggle(itemKey, !isOpen)}>
      <strong>{id}</strong> <span class="quiet">{facts.join(" · ")}</span>
    </button>
  );
}

function Provider({ provider, ...actions }: Actions & { readonly provider: ShownProvider }) {
  const { key, id, facts, inside } = provider;
  return (
    <section class="provider">
      <h2>
        <Fold id={id} itemKey={key} facts={facts} isOpen={inside !== undefined} onToggle={actions.onToggle} />
      </h2>
      {inside !== undefined && (
        <>
          <Values values={inside.values} onGoTo={actions.onGoTo} />
          {inside.models.map((model) => (
            <Model key={model.key} model={model} {...actions} />
          ))}
          {inside.omitted > 0 && <p>{countOf(inside.omitted, "more model")} not shown.</p>}
        </>
      )}
    </section>
  );
}

function Model({ model: { key, id, facts, values }, onGoTo, onToggle }: Actions & { readonly model: ShownModel }) {
  return (
    <section class="model">
      <h3>
        <Fold id={id} itemKey={key} facts={facts} isOpen={values !== undefined} onToggle={onToggle} />
      </h3>
      {values !== undefined && <Values values={values} onGoTo={onGoTo} />}
    </section>
  );
}

function Values({ values, onGoTo }: Pick<Actions, "onGoTo"> & { readonly values: readonly ShownValue[] }) {
  return (
    <dl class="values">
      {values.map(({ field, value, from, why, lost }) => (
        <div key={field}>
          <dt>{field}</dt>
          <dd>
            <code>{value ?? "(not shown)"}</code>
            <p>
              from <PlaceLink place={from} onGoTo={onGoTo} />
            </p>
            <p class="quiet">
              <Sentence>{why}</Sentence>
            </p>
            {lost.map((one) => (
              <p key={one.from.text}>
                overrides {one.value !== undefined && <code>{one.value}</code>} from{" "}
                <PlaceLink place={one.from} onGoTo={onGoTo} />
                {one.why !== undefined && (
                  <>
                    : <Sentence>{one.why}</Sentence>
                  </>
                )}
              </p>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
