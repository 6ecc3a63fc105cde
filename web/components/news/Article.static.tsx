import { useApp } from '../../data/appContext.ts';
import type { AboutArticle as About, ShownArticle } from '../../data/newsViews.ts';
import { LatePart } from '../NoHydration.tsx';
import { RichText } from '../shell/RichText.static.tsx';
import { NewsCover } from './NewsCover.static.tsx';
import { NewsLinks } from './NewsLinks.static.tsx';
import { NewsPicture } from './NewsPicture.static.tsx';
import { NewsTime } from './NewsTime.static.tsx';

/** Links to the pages of an article’s competitions and teams. */
export function AboutArticle({ about }: { about: About }) {
  const { t, href } = useApp();
  if (about.length === 0) return null;
  return (
    <ul aria-label={t('news.about')} className="mt-3 flex flex-wrap gap-2">
      {about.map(({ name, route }) => (
        <li key={href(route)}>
          <a href={href(route)} className="pill border border-line hover:underline">
            <bdi>{name}</bdi>
          </a>
        </li>
      ))}
    </ul>
  );
}

export function Article({ article, cover, more }: ShownArticle) {
  const { t, href } = useApp();
  const { title, lead, author, writtenWithAi, published, updated, picture, blocks } = article;
  return (
    <>
      <article className="card mb-3 overflow-clip leading-7">
        {cover.clubs.length > 1 && <NewsCover cover={cover} isLarge />}
        <div className="max-w-2xl px-4 py-5">
          <h1 dir="auto" className="mb-2 text-xl font-bold">
            {title}
          </h1>
          <p dir="auto" className="mb-3 text-md">
            {lead}
          </p>
          <p className="mb-3 flex flex-wrap gap-x-4 text-sm text-muted">
            <span>
              {t('news.by')} <bdi className="font-semibold text-text">{author}</bdi>
            </span>
            {writtenWithAi && <span>{t('news.writtenWithAi')}</span>}
            <NewsTime at={published} />
            {updated !== null && (
              <span>
                {t('news.updated')} <NewsTime at={updated} />
              </span>
            )}
          </p>
          {picture !== null && (
            <figure className="mb-4">
              <NewsPicture address={picture.address} alt={picture.alt} width={672} />
              {picture.credit !== null && (
                <figcaption dir="auto" className="text-xs text-muted">
                  {t('news.picture', { credit: picture.credit })}
                </figcaption>
              )}
            </figure>
          )}
          <RichText nodes={blocks} />
          <LatePart id="about-article">{(about) => <AboutArticle about={about} />}</LatePart>
        </div>
      </article>
      <NewsLinks id="more-news" heading={t('news.more')} news={more} />
      <p className="mb-3 px-1">
        <a href={href({ name: 'news' })} className="inline-flex min-h-11 items-center text-sm underline">
          {t('news.all')}
        </a>
      </p>
    </>
  );
}
