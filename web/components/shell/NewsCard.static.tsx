import { useApp } from '../../data/appContext.ts';
import type { Settings } from '../../domain/settings.ts';
import { Icon } from '../Icon.tsx';
import { NewsRows } from '../news/NewsLinks.static.tsx';
import { PlaceholderRows } from '../PlaceholderRows.tsx';
import { Retry } from '../Retry.tsx';

export function ComplaintsBanner({ settings }: { settings: Settings | undefined }) {
  const { t, route } = useApp();
  // A lost or searching visitor has no dispute.
  if (route === null || route.name === 'search') return null;
  if (settings === undefined) return <PlaceholderRows count={1} className="card mb-3 h-17" />;
  const { complaints } = settings.site;
  if (complaints === null) return null;
  return (
    <a
      href={complaints.url}
      target="_blank"
      rel="noopener noreferrer"
      className="card mb-3 flex items-start gap-3 px-3 py-3 hover:bg-sunken"
    >
      <Icon name="shield" className="size-6 text-accent" />
      <span className="min-w-0 flex-1 text-sm">
        <b lang={complaints.language} className="block font-semibold">
          {complaints.title}
        </b>
        <span lang={complaints.language} className="text-muted">
          {complaints.text}
        </span>
        <span className="sr-only"> ({t('nav.newTab')})</span>
      </span>
      <Icon name="out" className="size-4 text-muted" />
    </a>
  );
}

const MAX_NEWS = 4;

/** The news, which the server limits to 4 items. Visitors can fold it. Null if there is none, and beside the list of all. */
export function NewsCard({ settings }: { settings: Settings | undefined }) {
  const { t, route } = useApp();
  const { news, site } = settings ?? { news: [], site: { newsUrl: null } };
  const isMissing = news.length === 0 && settings?.missing.includes('news');
  if (route?.name === 'news' || (settings !== undefined && news.length === 0 && !isMissing)) return null;
  return (
    <section className="card mb-3" aria-labelledby="news-title">
      <details open className="news">
        <summary className="flex min-h-11 items-center justify-between px-3">
          <h2 id="news-title" className="text-sm font-semibold">
            {t('news.title')}
          </h2>
          <Icon name="chevron" className="size-4 text-muted" />
        </summary>
        {settings === undefined && <PlaceholderRows count={MAX_NEWS} className="h-15" />}
        {isMissing && <Retry />}
        <NewsRows news={news} />
        {site.newsUrl !== null && (
          <a
            href={site.newsUrl}
            className="flex min-h-11 items-center border-t border-line px-3 text-sm font-medium text-accent hover:underline"
          >
            {t('news.all')}
          </a>
        )}
      </details>
    </section>
  );
}
