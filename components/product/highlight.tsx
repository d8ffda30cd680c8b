/** A text in which the first occurrence of a phrase is set in coral. */
export function Highlight({ phrase, children: text }: { phrase: string; children: string }) {
  const start = phrase ? text.toLowerCase().indexOf(phrase.toLowerCase()) : -1;
  if (start < 0) return text;
  const end = start + phrase.length;
  return (
    <>
      {text.slice(0, start)}
      <strong className="font-bold text-coral-600">{text.slice(start, end)}</strong>
      {text.slice(end)}
    </>
  );
}
