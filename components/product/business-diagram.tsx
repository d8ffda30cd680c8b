const parts = ['Net sales', 'Outlets', 'Range', 'Price', 'Promotion', 'Fill rate'] as const;

/** Net sales and the drivers behind it. */
export function BusinessDiagram() {
  return (
    <figure>
      <figcaption className="sr-only">Net sales and the drivers behind it.</figcaption>
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
