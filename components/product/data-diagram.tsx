const parts = ['Sources', 'Pipeline', 'Warehouse', 'Use'] as const;

/** From sources, through a pipeline, to a warehouse and its use. */
export function DataDiagram() {
  return (
    <figure>
      <figcaption className="sr-only">
        From sources, through a pipeline, to a warehouse and its use.
      </figcaption>
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
