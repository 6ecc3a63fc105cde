import { useApp } from '../../data/appContext.ts';
import type { NewsList as List } from '../../data/newsViews.ts';
import { newsFeedPath } from '../../format/addresses/routes.ts';
import { Icon } from '../Icon.tsx';
import { Pager } from '../match/Pager.tsx';
import { NewsPicture } from './NewsPicture.tsx';
import { NewsTime } from './NewsTime.tsx';

export function NewsList({ list: { news, page, pages } }: { list: List }) {
  const { t, href, locale } = useApp();
  return (
    <>
      <div className="mb-2 flex flex-wrap items-center justify-between gap-x-4 px-1">
        <h1 className="text-lg font-bold">{t('news.title')}</h1>
        <a href={newsFeedPath(locale)} className="inline-flex min-h-11 items-center text-sm underline">
          {t('goals.feed')}
        </a>
      </div>
      {news.length === 0 ? (
        <p className="card mb-3 px-4 py-10 text-center text-muted">
          {t('news.none')}{' '}
          <a href={href({ name: 'home' })} className="underline">
            {t('page.backHome')}
          </a>
        </p>
      ) : (
        <ul className="card mb-3 overflow-clip">
          {news.map(({ title, lead, link, image, at }, index) => (
            <li key={`${link} ${title}`} className={index === 0 ? undefined : 'border-t border-line'}>
              <a href={link} className="flex min-h-11 items-start gap-3 px-3 py-3 hover:bg-sunken">
                <span className="min-w-0 flex-1">
                  <span dir="auto" className="block font-semibold">
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
                {!link.startsWith('/') && <Icon name="out" className="size-4 text-muted" />}
                {image !== null && <NewsPicture address={image} alt="" width={96} />}
              </a>
            </li>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} addressOf={(to) => `${href({ name: 'news' })}${to > 1 ? `?page=${to}` : ''}`} />
    </>
  );
}
