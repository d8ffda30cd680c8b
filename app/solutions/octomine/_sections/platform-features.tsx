import type { Pages } from '@/content/schema';
import { Recommendations } from '@/components/product/recommendations';
import { Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** Six features: one shown at work, five with the way to what proves them. */
export function PlatformFeatures({ shown, proved, ...head }: Pages['octomine']['features']) {
  return (
    <Section space="after">
      <SectionHeading {...head} />
      <div className="mt-10 grid gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h3 className="text-h3">{shown.title}</h3>
          <p className="mt-2 mb-6 max-w-text">{shown.description}</p>
          <div data-nosnippet="">
            <Recommendations />
          </div>
        </div>
        <ul>
          {proved.map(({ title, description, action }) => (
            <li
              key={title}
              className="flex flex-wrap items-baseline justify-between border-t border-line py-3 lg:py-4"
            >
              <h3 className="text-h3">{title}</h3>
              <TextLink {...action} />
              <p className="w-full">{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
