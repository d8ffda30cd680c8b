import { iconPaths, type IconName } from '@/content/icons';

export { alert, check, chevron, close } from '@/content/icons';

const sizes = { small: 'size-4', medium: 'size-5', large: 'size-6' } as const;

/** A drawn icon. It says nothing that the words beside it do not: screen readers pass over it. */
export const Icon = ({ name, size }: { name: IconName; size?: keyof typeof sizes }) => (
  <LineDrawing path={iconPaths[name]} size={size} />
);

/** The same, of a drawing by itself. */
export function LineDrawing({
  path,
  size = 'medium',
}: {
  path: string;
  size?: keyof typeof sizes | undefined;
}) {
  return (
    <svg className={`icon ${sizes[size]}`} viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
