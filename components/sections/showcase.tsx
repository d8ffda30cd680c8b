import type { ReactNode } from 'react';
import type { ShowcaseContent } from '@/content/schema';
import { Icon } from '../ui/icon';
import { Link } from '../ui/link';
import { Section } from '../ui/section';

/** Something at work on the left; on the right claims, each of which may lead to its proof. */
export function Showcase({ items, children, ...head }: ShowcaseContent & { children: ReactNode }) {
  return (
    <Section head={head}>
      <div className="mt-8 grid items-start gap-x-14 gap-y-6 lg:grid-cols-2">
        <div className="min-w-0">{children}</div>
        <ul>
          {items.map(({ title, description, to }) => (
            <li key={title} className="border-t border-line py-3">
              <h3 className="text-h3">{to ? <ProofLink to={to} title={title} /> : title}</h3>
              <p className={to ? '' : 'mt-1'}>{description}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}

function ProofLink({ to, title }: { to: string; title: string }) {
  return (
    <Link to={to} className="flex min-h-11 items-center justify-between gap-4 hover:text-coral-600">
      {title}
      <span className="text-coral-600">
        <Icon name="arrow" />
      </span>
    </Link>
  );
}
