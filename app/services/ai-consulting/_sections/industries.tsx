import type { Pages } from '@/content/schema';
import { SideSection } from '@/components/ui/section';

/** The industries, by their names. */
export function Industries({ items, ...head }: Pages['ai-consulting']['industries']) {
  return (
    <SideSection head={head} surface="sand">
      <ul className="flex flex-wrap gap-x-8 gap-y-2 text-h3 font-semibold text-(--strong)">
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </SideSection>
  );
}
