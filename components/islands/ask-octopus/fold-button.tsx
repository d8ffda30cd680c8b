import { LineDrawing, chevron } from '../../ui/icon';

/** Opens and closes what it names, on a phone; where there is room, that is always open. */
export const FoldButton = ({
  label,
  isOpen,
  onToggle,
}: {
  label: string;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}) => (
  <button
    type="button"
    aria-expanded={isOpen}
    className="flex min-h-11 cursor-pointer items-center gap-1 pr-2 text-tiny font-semibold whitespace-nowrap text-white in-[.on-white]:text-teal-600 aria-expanded:[&>svg]:rotate-180 lg:hidden"
    onClick={() => onToggle(!isOpen)}
  >
    {label}
    <LineDrawing path={chevron} size="small" />
  </button>
);
