import type { ComponentChildren } from "preact";

interface FactsProps {
  /** Short ones: several stand beside each other. */
  readonly facts: readonly (readonly [term: string, fact: ComponentChildren])[];
}

/** The facts about one thing, at a glance. */
export function Facts({ facts }: FactsProps) {
  return (
    <dl class="facts">
      {facts.map(([term, fact]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{fact}</dd>
        </div>
      ))}
    </dl>
  );
}
