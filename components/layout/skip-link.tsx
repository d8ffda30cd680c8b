import { navigation } from '@/words';

/** The first stop of the keyboard: past the header to the page (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="skip-link z-20 rounded-control bg-coral-400 px-4 py-3 font-semibold text-ink-900"
    >
      {navigation.spoken.skip}
    </a>
  );
}
