import type { Pages } from '@/content/schema';
import { BeforeAfterChart } from '@/components/product/before-after-chart';
import { SideSection } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** What changes, beside the hours before and after. */
export function Benefits({ action, items, ...head }: Pages['octomine']['benefits']) {
  const list = (
    <ul className="ruled border-y border-line">
      {items.map(({ title, description }) => (
        <li key={title} className="py-2">
          <h3 className="text-base/tight">{title}</h3>
          <p className="text-small/tight">{description}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <SideSection surface="teal" head={head} note={list}>
      <BeforeAfterChart />
      <TextLink {...action} />
    </SideSection>
  );
}
