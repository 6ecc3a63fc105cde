import { useApp } from '../../data/appContext.ts';
import type { NewsList as List, ListedNews, ShownArticle } from '../../data/newsViews.ts';
import { newsFeedPath } from '../../format/addresses/routes.ts';
import { Icon } from '../Icon.tsx';
import { Pager } from '../match/Pager.tsx';
import { Article } from './Article.static.tsx';
import { NewsCover } from './NewsCover.static.tsx';
import { NewsPicture } from './NewsPicture.static.tsx';
import { NewsTime } from './NewsTime.static.tsx';

function Text({ news: { title, lead, at, cover, link }, isLead = false }: { news: ListedNews; isLead?: boolean }) {
  const { t } = useApp();
  const isElsewhere = !link.startsWith('/');
  return (
    <span className="min-w-0 flex-1">
      {(cover.competition !== null || isElsewhere) && (
        <span className="flex items-center gap-1 text-xs font-semibold text-accent">
          {cover.competition?.name ?? t('news.elsewhere')}
          {isElsewhere && <Icon name="out" className="size-3.5" />}
        </span>
      )}
      <span dir="auto" className={`block font-semibold ${isLead ? 'text-lg' : ''}`}>
        {title}
      </span>
      {lead !== null && (
        <span dir="auto" className="block text-sm text-muted">
          {lead}
        </span>
      )}
      {at !== null && (
        <span className="text-xs text-muted">
          <NewsTime at={at} />
        </span>
      )}
    </span>
  );
}

function Art({ news: { cover, image }, isLarge = false }: { news: ListedNews; isLarge?: boolean }) {
  if (cover.clubs.length < 2 && image !== null)
    return <NewsPicture address={image} alt="" width={isLarge ? 672 : 96} />;
  return <NewsCover cover={cover} isLarge={isLarge} />;
}

/** How far down the first news with a large cover may stand to lead the page. */
const LEADS = 4;

/** The list of news, or one article. */
export function News({ shown }: { shown: List | ShownArticle }) {
  return 'article' in shown ? <Article {...shown} /> : <NewsList list={shown} />;
}

function NewsList({ list: { news, page, pages } }: { list: List }) {
  const { t, href, locale } = useApp();
  const lead = page > 1 ? undefined : news.slice(0, LEADS).find(({ cover, image }) => cover.clubs.length > 1 || image);
  const others = news.filter((each) => each !== lead);
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 px-1">
        <h1 className="text-lg font-bold">{t('news.title')}</h1>
        <a href={newsFeedPath(locale)} className="inline-flex min-h-11 items-center text-sm underline">
          {t('goals.feed')}
        </a>
      </div>
      {news.length === 0 && (
        <p className="card mb-3 px-4 py-10 text-center text-muted">
          {t('news.none')}{' '}
          <a href={href({ name: 'home' })} className="underline">
            {t('page.backHome')}
          </a>
        </p>
      )}
      {lead !== undefined && (
        <a href={lead.link} className="news-lead card mb-3 overflow-clip hover:bg-sunken">
          <Art news={lead} isLarge />
          <span className="block px-4 py-3">
            <Text news={lead} isLead />
          </span>
        </a>
      )}
      {others.length > 0 && (
        <ul className="card mb-3 overflow-clip">
          {others.map((each, index) => (
            <li key={`${each.link} ${each.title}`} className={index === 0 ? undefined : 'border-t border-line'}>
              <a href={each.link} className="flex min-h-11 items-start gap-3 px-3 py-3 hover:bg-sunken">
                <Text news={each} />
                <Art news={each} />
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} addressOf={(to) => `${href({ name: 'news' })}${to > 1 ? `?page=${to}` : ''}`} />
    </>
  );
}
