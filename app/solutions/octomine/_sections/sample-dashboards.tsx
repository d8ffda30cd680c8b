import type { Pages, SectionHead } from '@/content/schema';
import { DeskView, OctomineWindow } from '@/components/product/octomine-window';
import { AmountSwitch } from '@/components/product/amount-switch';
import { SampleNote } from '@/components/product/sample-note';
import { choiceStyle } from '@/components/ui/choice-style';
import { Section } from '@/components/ui/section';
import { sample } from '@/lib/sample-brand/data/dataset';
import { desksOf } from '@/lib/sample-brand/uses/dashboard';

/**
 * Octomine's window, straight below the hero and part of it. Whoever looks chooses their desk: the
 * figures, the chart and the rows are that desk's (lib/sample-brand/uses/dashboard.ts).
 */
export function SampleDashboards({
  audiences: { legend, items },
  title,
}: SectionHead & Pick<Pages['octomine'], 'audiences'>) {
  const desks = desksOf(sample);
  return (
    <Section id="sample-dashboards" ground="ink" space="after">
      <h2 className="sr-only">{title}</h2>
      <div data-amounts="" className="choice">
        <fieldset className="min-w-0">
          <legend className="sr-only">{legend}</legend>
          <div className="choice-options mb-4 flex gap-2 overflow-x-auto p-1 lg:grid lg:grid-cols-4">
            {items.map(({ title: desk }, index) => (
              <label key={desk} className={choiceStyle}>
                <input
                  type="radio"
                  name="desk"
                  defaultChecked={index === 0}
                  className="radio text-ink-900"
                />
                {desk}
              </label>
            ))}
          </div>
        </fieldset>
        <OctomineWindow at="overview">
          <div className="choice-panels" aria-live="polite">
            {items.map(({ title: desk, description, desk: id }) => (
              <div key={desk}>
                <p className="mb-3">{description}</p>
                <DeskView {...desks[id]} />
              </div>
            ))}
          </div>
        </OctomineWindow>
        <div className="mt-2 flex flex-wrap items-start justify-between gap-x-8">
          <SampleNote />
          <AmountSwitch />
        </div>
      </div>
    </Section>
  );
}
