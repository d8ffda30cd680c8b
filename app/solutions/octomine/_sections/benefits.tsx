import type { Pages } from '@/content/schema';
import { BeforeAfterChart } from '@/components/product/before-after-chart';
import { Highlights } from '@/components/sections/hero';
import { SideSection } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

/** What changes, beside the hours before and after. */
export function Benefits({ action, items, ...head }: Pages['octomine']['benefits']) {
  return (
    <SideSection surface="teal" head={head} note={<Highlights facts={items} />}>
      <BeforeAfterChart />
      <TextLink {...action} />
    </SideSection>
  );
}
