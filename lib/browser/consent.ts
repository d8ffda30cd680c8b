import { readStored, store } from '@/lib/base/storage';
import { prepareGoogleAnalytics } from './google-analytics';

/** Where the visitor's answer is remembered. */
const KEY = 'analytics-consent';

type ConsentAnswer = 'granted' | 'denied';

declare global {
  interface Navigator {
    /** Global Privacy Control (https://w3c.github.io/gpc/): the visitor's standing refusal. */
    readonly globalPrivacyControl?: boolean;
  }
}

/**
 * Asks the visitor whether visits may be measured, and measures only after a yes. A browser that
 * sends Global Privacy Control has answered already: no question, no tag. The answer can be
 * changed by the footer's button.
 * @param root the document's element
 */
export function start(root: HTMLElement): void {
  const id = process.env.NEXT_PUBLIC_GA_ID;
  const part = (name: string) => root.querySelector<HTMLElement>(`[data-consent="${name}"]`);
  const banner = part('banner');
  const settings = part('settings');
  if (!id || !banner) return;

  const analytics = prepareGoogleAnalytics(id, () => readAnswer() === 'granted');
  const isRefusedBySignal = navigator.globalPrivacyControl === true;
  const act = (answer: ConsentAnswer | undefined, agreed: 'before' | 'now') => {
    if (answer === 'granted' && !isRefusedBySignal) analytics.start(agreed);
    else analytics.stop();
  };
  /** Acts on the remembered answer, given on an earlier page or by now in another tab. */
  const applyAnswer = (agreed: 'before' | 'now') => {
    const answer = readAnswer();
    act(answer, agreed);
    banner.hidden = isRefusedBySignal || answer !== undefined;
  };

  for (const answer of ['granted', 'denied'] as const) {
    part(answer)?.addEventListener('click', () => {
      saveAnswer(answer);
      act(answer, 'now');
      close();
    });
  }
  const close = () => {
    banner.hidden = true;
    // Back to where the visitor opened it; where it opened by itself, nothing had the focus.
    if (isOpenedByButton) settings?.focus();
    isOpenedByButton = false;
  };
  let isOpenedByButton = false;
  part('close')?.addEventListener('click', close);
  banner.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpenedByButton) close();
  });
  settings?.addEventListener('click', () => {
    isOpenedByButton = true;
    banner.hidden = false;
    banner.querySelector<HTMLElement>('#consent-title')?.focus();
  });
  settings?.setAttribute('data-live', '');
  for (const name of isRefusedBySignal ? ['question', 'answers'] : ['signal', 'close'])
    part(name)?.remove();

  keepClear(banner, root);
  applyAnswer('before');
  addEventListener('storage', ({ key }) => {
    if (key === KEY) applyAnswer('now');
  });
  // In the capture phase: before the page's own listeners record the view that begins here.
  addEventListener('pageshow', ({ persisted }) => persisted && applyAnswer('now'), true);
}

/** Leaves room at the page's end, and keeps what has the focus from being covered (WCAG 2.4.11). */
function keepClear(banner: HTMLElement, root: HTMLElement): void {
  new ResizeObserver(() => {
    const height = `${banner.offsetHeight}px`;
    root.style.scrollPaddingBottom = height;
    document.body.style.paddingBottom = height;
  }).observe(banner);
}

/** The answer where storage is blocked: it holds for this page, and the next one asks again. */
let pageAnswer: ConsentAnswer | undefined;

function saveAnswer(answer: ConsentAnswer): void {
  pageAnswer = store('localStorage', KEY, answer) ? undefined : answer;
}

function readAnswer(): ConsentAnswer | undefined {
  const answer = readStored('localStorage', KEY);
  return answer === 'granted' || answer === 'denied' ? answer : pageAnswer;
}
