import { useApp } from '../../data/appContext.ts';
import type { Cover } from '../../data/newsViews.ts';
import { ClubWash } from '../ClubWash.tsx';
import { Crest } from '../match/Crest.tsx';
import { Flag } from '../navigation/Flag.tsx';

/** The clubs, the figure or the flag of news, in place of a photo. Decorative: the title is beside it. */
export function NewsCover({ cover, isLarge = false }: { cover: Cover; isLarge?: boolean }) {
  const { t } = useApp();
  const { clubs, competition, figure } = cover;
  const [home = null, away = null] = clubs;
  return (
    <span aria-hidden="true" className={`news-cover washed ${isLarge ? 'news-cover-large' : ''}`}>
      <ClubWash home={home} away={away} />
      {home !== null ? (
        <>
          <Crest team={home} isLarge={isLarge} />
          {away !== null && (
            <>
              <span className="font-semibold">{t('preview.versus')}</span>
              <Crest team={away} isLarge={isLarge} />
            </>
          )}
        </>
      ) : figure !== null ? (
        <b className="news-figure figures">{figure}</b>
      ) : competition !== null ? (
        <Flag address={competition.flag} className="size-8" />
      ) : (
        <svg
          viewBox="0 0 32 16"
          aria-hidden="true"
          className="w-14"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        >
          <path d="M3 8h26" strokeOpacity=".4" />
          <path d="M3 8h17M10 8V3M16 8v5" />
        </svg>
      )}
    </span>
  );
}
