import type { Metadata } from 'next';
import { JsonLdScript } from 'next-seo';
import type { ReactNode } from 'react';
import type { RouteId } from '@/content/routes';
import type { Pages, FaqItem } from '@/content/schema';
import type { Entry } from '@/lib/content/entries';
import {
  breadcrumbTrail,
  entryRecord,
  pageRecord,
  offeringOf,
  type listRecord,
  type PageRecord,
} from '@/lib/site/pages';
import { metadataOf } from '@/lib/seo/metadata';
import { graphOf } from '@/lib/seo/structured-data';
import { pages } from '@/.content';
import { Breadcrumbs, type PageSurface } from './breadcrumbs';
import { Header } from './header';

/**
 * A page of the route list, by its id: its content, its metadata, and its frame with
 * the header, the main landmark, visible breadcrumbs, structured data, and what a visit is recorded as.
 * @param id the name of its file in content/pages/
 * @param options the surface that the page starts on
 */
export function definePage<Id extends RouteId>(
  id: Id,
  { surface = 'ink' }: { readonly surface?: PageSurface } = {},
) {
  const content: Pages[Id] = pages[id];
  return {
    content,
    metadata: metadataOf(pageRecord(id)),
    Page: ({ children }: { readonly children: ReactNode }) => (
      <PageFrame record={pageRecord(id)} questions={questionsIn(content)} surface={surface}>
        {children}
      </PageFrame>
    ),
  };
}

/** The questions and answers of a page that has some. */
function questionsIn(words: Pages[RouteId]): readonly FaqItem[] {
  return 'faq' in words ? words.faq.questions : [];
}

/** What Next writes into the head of an article or a case study. */
export const entryMetadata = (entry: Entry): Metadata => metadataOf(entryRecord(entry));

/** The frame of every article and case study. */
export function EntryPage({ entry, children }: { entry: Entry; children: ReactNode }) {
  return (
    <PageFrame record={entryRecord(entry)} surface="paper">
      <article>{children}</article>
    </PageFrame>
  );
}

/** The frame of a topic's page, and of further pages of a list. */
export function ListPage({
  record,
  children,
}: {
  record: ReturnType<typeof listRecord>;
  children: ReactNode;
}) {
  return (
    <PageFrame record={record} surface="paper">
      <div className="page-width pt-6 pb-10">
        <h1 className="text-h2">{record.meta.title}</h1>
      </div>
      {children}
    </PageFrame>
  );
}

function PageFrame({
  record,
  questions,
  surface,
  children,
}: {
  record: PageRecord;
  questions?: readonly FaqItem[];
  surface: PageSurface;
  children: ReactNode;
}) {
  return (
    <>
      <Header path={record.path} />
      <main id="content" tabIndex={-1} className="outline-none" {...offeringAttributes(record)}>
        <JsonLdScript data={graphOf(record, questions)} scriptKey="structured-data" />
        <Breadcrumbs trail={breadcrumbTrail(record)} surface={surface} />
        {children}
      </main>
    </>
  );
}

/** The attributes by which the page script knows what to record, such as data-solution. */
function offeringAttributes(record: PageRecord) {
  const offering = record.kind === 'page' ? offeringOf(record.route) : undefined;
  if (!offering) return {};
  return 'solution' in offering
    ? { 'data-solution': offering.solution }
    : { 'data-service': offering.service };
}
