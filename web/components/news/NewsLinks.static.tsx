import { useApp } from '../../data/appContext.ts';
import type { NewsItem } from '../../domain/settings.ts';
import { Card } from '../Card.static.tsx';
import { Picture } from '../Picture.tsx';

interface NewsLinksProps {
  id: string;
  heading: string;
  news: readonly NewsItem[];
}

/** News in rows. Its pictures may show people, who must not stand beside odds and offers. */
export function NewsRows({ news }: Pick<NewsLinksProps, 'news'>) {
  const { mayHaveOdds } = useApp();
  return (
    <ul>
      {news.map(({ title, link, image }) => (
        <li key={`${link} ${title}`} className="border-t border-line">
          <a href={link} className="flex min-h-11 items-center gap-3 px-3 py-2 text-sm hover:bg-sunken">
            {image !== null && !mayHaveOdds && (
              <Picture address={image} size={44} className="size-11 rounded-sm" fallback={null} />
            )}
            <span dir="auto" className="min-w-0">
              {title}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

/** A card of news about something; renders nothing if there is none. */
export function NewsLinks({ id, heading, news }: NewsLinksProps) {
  if (news.length === 0) return null;
  return (
    <Card id={id} title={heading} className="mb-3 overflow-clip">
      <NewsRows news={news} />
    </Card>
  );
}

export function NewsAbout({ news }: Pick<NewsLinksProps, 'news'>) {
  const { t } = useApp();
  return <NewsLinks id="related-news" heading={t('news.related')} news={news} />;
}
