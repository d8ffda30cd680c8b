const parts = ['Screens', 'Services', 'Data', 'Cloud'] as const;

/** The layers of an application. */
export function SoftwareDiagram() {
  return (
    <figure>
      <figcaption className="sr-only">The layers of an application.</figcaption>
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
