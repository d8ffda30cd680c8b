import { errorScreen, site } from '@/.content';
import { buttonStyles } from './button-styles';

/**
 * What stands in the place of something that failed in the browser: the specified words, what
 * went wrong, and two ways on.
 * @param message the error's status or message
 */
export function ErrorScreen({ message }: { readonly message: string }) {
  return (
    <div
      role="alert"
      className="mt-6 rounded-card border-2 border-coral-600 bg-paper p-6 text-body sm:p-8"
    >
      <h2 className="text-h3">{errorScreen.title}</h2>
      <p className="mt-3 font-semibold wrap-anywhere">{message}</p>
      <p className="mt-3">
        {errorScreen.text}{' '}
        <a
          href={`mailto:${site.email}`}
          className="inline-flex min-h-11 items-center font-semibold text-coral-600 underline"
        >
          {site.email}
        </a>
        .
      </p>
      <button
        type="button"
        onClick={() => location.reload()}
        className={`mt-4 cursor-pointer ${buttonStyles.outline}`}
      >
        {errorScreen.reload}
      </button>
    </div>
  );
}
