const parts = ['Question', 'Model', 'Decision'] as const;

/** From a question, through a model, to a decision. */
export function ConsultingDiagram() {
  return (
    <figure>
      <figcaption className="sr-only">From a question, through a model, to a decision.</figcaption>
      <ol className="grid gap-4">
        {parts.map((part) => (
          <li key={part} className="rounded-card bg-ink-800 p-5 font-semibold text-white">
            {part}
          </li>
        ))}
      </ol>
    </figure>
  );
}
