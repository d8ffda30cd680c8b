import type { ContactContent } from '@/content/schema';
import { Motif } from '../product/motif';
import { Island } from '../islands/island';
import { Eyebrow } from '../ui/section';

/** The form, and beside it what happens after it is sent. */
export function ContactDesk({ hero, form, next }: Pick<ContactContent, 'hero' | 'form' | 'next'>) {
  return (
    <section className="relative overflow-clip bg-paper">
      <div className="on-ink relative overflow-clip bg-ink-900 text-mist">
        <Motif place="hero" />
        <div className="relative mx-auto max-w-page px-gutter pt-10 pb-section xl:px-0">
          <div className="lg:w-2/3">
            <Eyebrow ground="ink">{hero.eyebrow}</Eyebrow>
            <h1 className="mt-4 text-h1">{hero.title}</h1>
            <p className="mt-6 max-w-text text-lead">{hero.lede}</p>
          </div>
        </div>
      </div>
      <div className="relative mx-auto grid max-w-page gap-x-14 gap-y-12 px-gutter pb-section lg:grid-cols-5 xl:px-0">
        <div className="-mt-12 rounded-panel border border-line bg-white p-6 sm:p-9 lg:col-span-3">
          <h2 className="text-h3">{form.title}</h2>
          <Island name="contact-form" when="near" props={{ notice: form.notice }} />
        </div>
        <aside className="lg:col-span-2 lg:pt-12">
          <h2 className="text-h3">{next.title}</h2>
          <ol className="mt-6">
            {next.steps.map((step, index) => (
              <li
                key={step.title}
                className="relative border-l-2 border-teal-600 pb-8 pl-8 last:pb-0"
              >
                <span
                  aria-hidden="true"
                  className="absolute -top-1 -left-4 inline-flex size-8 items-center justify-center rounded-control bg-teal-600 text-small font-bold text-white"
                >
                  {index + 1}
                </span>
                <h3 className="text-lead">{step.title}</h3>
                <p className="mt-1">{step.description}</p>
              </li>
            ))}
          </ol>
          {hero.facts && (
            <ul className="mt-10 grid gap-3 border-t border-line pt-6 text-small">
              {hero.facts.map((fact) => (
                <li key={fact} className="border-l-2 border-coral-400 pl-3">
                  {fact}
                </li>
              ))}
            </ul>
          )}
        </aside>
      </div>
    </section>
  );
}
