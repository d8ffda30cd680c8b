import { LineDrawing, alert, check, close } from './icon';

const tones = {
  success: { box: 'border-teal-600 bg-teal-100', icon: check, tile: 'text-teal-600' },
  destructive: { box: 'border-coral-600 bg-coral-100', icon: alert, tile: 'text-coral-700' },
} as const;

/**
 * A short message about what has just happened. It stays until it is dismissed, so that nobody is
 * too slow for it (WCAG 2.2.1). Put it into a live region that is there from the start.
 * @param text what happened, in a sentence or two
 * @param dismiss the name of the button that takes it away
 */
export function Notice({
  tone,
  title,
  text,
  dismiss,
  onDismiss,
}: {
  readonly tone: keyof typeof tones;
  readonly title: string;
  readonly text: string;
  readonly dismiss: string;
  readonly onDismiss: () => void;
}) {
  const { box, icon, tile } = tones[tone];
  return (
    <div className={`mt-6 rounded-control border-2 p-4 text-ink-900 ${box}`}>
      <div className="flex gap-3">
        <span className={`mt-1 ${tile}`}>
          <LineDrawing path={icon} />
        </span>
        <p className="grow text-lead font-semibold">{title}</p>
        <button
          type="button"
          onClick={onDismiss}
          aria-label={dismiss}
          className="-m-2 flex size-11 shrink-0 cursor-pointer items-center justify-center rounded-control hover:bg-white"
        >
          <LineDrawing path={close} />
        </button>
      </div>
      <p className="mt-1 text-small">{text}</p>
    </div>
  );
}
