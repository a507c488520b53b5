/** The effects of a step, before it is taken. */
export function Effects({ effects }: { readonly effects: readonly string[] }) {
  return (
    <div class="warning">
      <ul>
        {effects.map((effect) => (
          <li key={effect}>{effect}</li>
        ))}
      </ul>
    </div>
  );
}
