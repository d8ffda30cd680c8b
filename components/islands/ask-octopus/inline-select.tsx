import { useHydrated } from './state';

/**
 * A choice of one of several: a native select, which works by mouse, touch, keys and screen reader,
 * and which a phone shows as its own list. The page's HTML holds what is chosen, and no other option.
 */
export function InlineSelect({
  label,
  value,
  options,
  onChange,
}: {
  label: string;
  value: string;
  options: readonly { value: string; text: string }[];
  onChange: (value: string) => void;
}) {
  const isLive = useHydrated();
  return (
    <select
      aria-label={label}
      value={value}
      className="word-choice max-w-56 shrink-0"
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {(isLive ? options : options.filter((option) => option.value === value)).map((option) => (
        <option key={option.value} value={option.value}>
          {option.text}
        </option>
      ))}
    </select>
  );
}
