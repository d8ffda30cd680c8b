/** A text in which the name of the one thing that a page follows is set in coral. */
export function Highlight({ name, children: text }: { name: string; children: string }) {
  const at = name ? text.toLowerCase().indexOf(name.toLowerCase()) : -1;
  if (at < 0) return text;
  return (
    <>
      {text.slice(0, at)}
      <strong className="font-bold text-coral-600">{text.slice(at, at + name.length)}</strong>
      {text.slice(at + name.length)}
    </>
  );
}
