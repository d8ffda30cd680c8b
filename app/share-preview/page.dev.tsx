import { Section } from '@/components/ui/section';
import { site } from '@/.content';
import { absoluteUrl } from '@/lib/site/urls';
import { pictureOfPage } from '@/lib/pictures/social/page-picture';
import { allPages, type PageRecord } from '@/lib/site/pages';

export const metadata = { title: 'How our pages look when shared' };

/** Every page as a search result and as a shared link, cut where these cut. Development only. */
export default function SharePreviewPage() {
  const pages = allPages();
  return (
    <main id="content">
      <Section>
        <h1 className="text-h2">How our pages look when shared</h1>
        <p className="mt-4 max-w-text">
          Words are changed in content/pages and content/blog: title, description, socialTitle,
          socialDescription, pictureTitle.
        </p>
      </Section>
      {pages.map((page) => (
        <Section key={page.path} head={{ title: page.path }} space="after" rank="utility">
          <div className="mt-6 grid items-start gap-8 lg:grid-cols-12">
            <SearchResult page={page} />
            <SharedLink page={page} />
          </div>
        </Section>
      ))}
    </main>
  );
}

/** As Google sets it: one line of title, two of description, 600 pixels wide. */
function SearchResult({ page: { meta, path } }: { page: PageRecord }) {
  return (
    <div className="rounded-card border border-line bg-white p-6 lg:col-span-7">
      <p className="text-tiny text-ink-900">{site.name}</p>
      <p className="text-tiny text-muted">{absoluteUrl(path)}</p>
      <p className="mt-2 line-clamp-1 text-lead text-ink-900">{meta.title}</p>
      <p className="mt-1 line-clamp-2 text-small text-muted">{meta.description}</p>
    </div>
  );
}

/** The large card of LinkedIn, Slack, WhatsApp and X, which differ in what they leave out. */
function SharedLink({ page }: { page: PageRecord }) {
  const { meta, path } = page;
  const { path: src, alt, width, height } = pictureOfPage(page);
  return (
    <div className="overflow-hidden rounded-card border border-line bg-sand lg:col-span-5">
      <img src={src} alt={alt} width={width} height={height} loading="lazy" />
      <div className="p-5">
        <p className="text-tiny text-muted">{new URL(absoluteUrl(path)).host}</p>
        <p className="mt-1 line-clamp-2 font-semibold text-ink-900">
          {meta.socialTitle ?? meta.title}
        </p>
        <p className="mt-1 line-clamp-2 text-small text-muted">
          {meta.socialDescription ?? meta.description}
        </p>
      </div>
    </div>
  );
}
