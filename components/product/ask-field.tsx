import { demo } from '@/.content';
import { routes } from '@/content/routes';
import { buttonStyles } from '../ui/button-styles';

/**
 * The demo's question field on another page: a plain form that opens the demo with the question, or
 * with the example in the field. Stands on ink.
 */
export function AskField() {
  return (
    <form action={`${routes['ask-octopus'].path}#demo`} className="max-w-reading">
      <label htmlFor="ask-elsewhere" className="block font-semibold text-white">
        {demo.field.label}
      </label>
      <div className="mt-2 flex gap-3">
        <input
          type="text"
          id="ask-elsewhere"
          name="ask"
          autoComplete="off"
          placeholder={demo.field.placeholder}
          className="block min-h-12 w-full min-w-0 rounded-control bg-white px-3 py-2 text-base text-ink-900 placeholder:text-muted sm:px-4"
        />
        <button type="submit" className={`cursor-pointer ${buttonStyles.ghost}`}>
          {demo.field.submit}
        </button>
      </div>
    </form>
  );
}
