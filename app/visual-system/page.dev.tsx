import type { ReactNode } from 'react';
import { buttonLooks } from '@/components/ui/button-looks';
import { Chip } from '@/components/ui/chip';
import { Icon, IconTile } from '@/components/ui/icon';
import { Mark } from '@/components/ui/mark';
import { Eyebrow, Section, SectionHeading } from '@/components/ui/section';
import { TextLink } from '@/components/ui/text-link';

export const metadata = { title: 'Visual system' };

const colours = [
  ['ink-950', 'bg-ink-950', 'the footer'],
  ['ink-900', 'bg-ink-900', 'dark grounds, headings on light'],
  ['ink-800', 'bg-ink-800', 'panels on ink'],
  ['ink-700', 'bg-ink-700', 'hairlines on ink'],
  ['paper', 'bg-paper', 'the light ground'],
  ['sand', 'bg-sand', 'the second light ground'],
  ['line', 'bg-line', 'hairlines on light'],
  ['edge', 'bg-edge', 'borders of controls'],
  ['body', 'bg-body', 'text on paper'],
  ['muted', 'bg-muted', 'second text on paper and sand'],
  ['mist', 'bg-mist', 'text on ink'],
  ['mist-dim', 'bg-mist-dim', 'second text on ink'],
  ['coral-400', 'bg-coral-400', 'the next step: one a view'],
  ['coral-600', 'bg-coral-600', 'links on paper'],
  ['coral-700', 'bg-coral-700', 'links on sand, errors'],
  ['coral-100', 'bg-coral-100', 'tinted tiles'],
  ['teal-600', 'bg-teal-600', 'data, eyebrows on light'],
  ['teal-300', 'bg-teal-300', 'data, eyebrows on ink'],
  ['teal-100', 'bg-teal-100', 'tinted tiles'],
  ['gold-400', 'bg-gold-400', 'third data series, the Flagship badge'],
] as const;

const type = [
  ['h1', 'font-display text-h1 font-bold tracking-display text-ink-900'],
  ['h2', 'font-display text-h2 font-bold tracking-display text-ink-900'],
  ['h3', 'font-display text-h3 font-bold tracking-display text-ink-900'],
  ['figure', 'font-display text-figure font-bold tracking-figure text-ink-900'],
  ['lead', 'text-lead'],
  ['base', 'text-base'],
  ['small', 'text-small'],
  ['tiny', 'text-tiny'],
] as const;

const field = 'mt-2 min-h-12 w-full rounded-control border px-4 py-3';

/** Everything a page is made of, in every state, for whoever carries on. Development only. */
export default function VisualSystemPage() {
  return (
    <main id="content">
      <Section ground="ink">
        <div className="lg:w-2/3">
          <Eyebrow ground="ink">For those who build</Eyebrow>
          <h1 className="mt-4 text-h1">Visual system</h1>
          <p className="mt-6 max-w-text text-lead">
            Tokens stand in app/styles/tokens.css, parts in components/ui. Coral is for the next
            step, teal for data.
          </p>
          <div className="mt-8 flex flex-wrap gap-3">
            <Buttons looks={['accent', 'ghost']} />
          </div>
        </div>
      </Section>
      <Part title="Colours">
        <ul className="grid gap-4 sm:grid-cols-3 lg:grid-cols-5">
          {colours.map(([name, look, use]) => (
            <li key={name}>
              <span className={`block h-18 rounded-control border border-line ${look}`} />
              <p className="mt-2 font-semibold text-ink-900">{name}</p>
              <p className="text-small text-muted">{use}</p>
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Type">
        {type.map(([name, look]) => (
          <div key={name} className="border-t border-line py-4">
            <p className="text-tiny text-muted">{name}</p>
            <p className={look}>Fill rate 94.1%</p>
          </div>
        ))}
      </Part>
      <Part title="Buttons and links">
        <div className="flex flex-wrap items-center gap-3">
          <Buttons looks={['accent', 'outline']} />
          <TextLink to="/" label="Text link" />
        </div>
      </Part>
      <Part title="Chips, tiles, mark and icons">
        <div className="flex flex-wrap items-center gap-3">
          <Chip>Sample data</Chip>
          <Chip look="coral">Beverage</Chip>
          <Chip look="gold">Flagship</Chip>
          <Chip look="sand">Retail</Chip>
          <Chip look="ink">On ink</Chip>
          <IconTile name="gauge" tone="coral" />
          <IconTile name="plug" tone="teal" />
          <IconTile name="clock" tone="gold" />
          <IconTile name="chart" tone="ink" />
          <Mark />
          <Icon name="truck" size="large" />
          <Icon name="store" />
          <Icon name="check" size="small" />
        </div>
      </Part>
      <Part title="Cards">
        <div className="grid gap-4 lg:grid-cols-3">
          <Card look="border border-line bg-white">Card on paper, with a hairline</Card>
          <Card look="bg-teal-100">Tinted card</Card>
          <Card look="on-ink bg-ink-900 text-mist">Ink card</Card>
        </div>
      </Part>
      <Part title="Form controls">
        <div className="grid max-w-wide gap-6 sm:grid-cols-2">
          <label className="font-semibold text-ink-900">
            Full Name *
            <input className={`${field} border-edge bg-white`} />
          </label>
          <label className="font-semibold text-ink-900">
            Email Address *
            <input
              aria-invalid="true"
              aria-describedby="example-error"
              className={`${field} border-coral-600 bg-white`}
            />
            <span
              id="example-error"
              className="mt-2 flex gap-2 text-small font-medium text-coral-700"
            >
              <Icon name="alert" />
              Enter an address such as name@company.com
            </span>
          </label>
          <label className="font-semibold text-muted">
            Disabled
            <input disabled className={`${field} border-line bg-sand`} />
          </label>
        </div>
      </Part>
      <Part title="Table">
        <table className="w-full max-w-wide text-left">
          <thead>
            <tr className="border-b border-ink-900 text-ink-900">
              <th className="py-3">Channel</th>
              <th className="py-3 text-right">Units</th>
            </tr>
          </thead>
          <tbody className="tabular">
            <tr className="border-b border-line">
              <td className="py-3">Modern trade</td>
              <td className="py-3 text-right">48</td>
            </tr>
            <tr className="border-b border-line">
              <td className="py-3">General trade</td>
              <td className="py-3 text-right">37</td>
            </tr>
          </tbody>
        </table>
      </Part>
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section space="after">
      <div className="pt-section">
        <SectionHeading title={title} />
      </div>
      <div className="mt-8">{children}</div>
    </Section>
  );
}

function Buttons({ looks }: { looks: readonly (keyof typeof buttonLooks)[] }) {
  return looks.map((look) => (
    <span key={look} className="contents">
      <button type="button" className={buttonLooks[look]}>
        {look}
      </button>
      <button type="button" disabled className={`disabled:opacity-60 ${buttonLooks[look]}`}>
        {look}, disabled
      </button>
    </span>
  ));
}

function Card({ look, children }: { look: string; children: ReactNode }) {
  return (
    <article className={`rounded-card p-7 ${look}`}>
      <h3 className="text-h3">{children}</h3>
      <p className="mt-2">A sentence below the heading.</p>
    </article>
  );
}
