import { useApp } from '../../data/appContext.ts';
import type { MyStill as Still } from '../../data/ownViews.ts';
import type { Match } from '../../domain/match.ts';
import { nameIn } from '../../domain/named.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import { HiddenPart } from '../HiddenPart.tsx';
import { StandingsTables } from '../standings/StandingsTables.tsx';
import { DatedMatch } from '../team/DatedMatch.tsx';
import { FollowList } from './FollowList.tsx';
import { PopularClubs } from './PopularClubs.tsx';

function Matches({ id, heading, matches }: { id: string; heading: string; matches: readonly Match[] }) {
  if (matches.length === 0) return null;
  return (
    <section className="card mb-3 overflow-clip" aria-labelledby={id}>
      <h2 id={id} className="px-3 py-2 text-sm font-semibold">
        {heading}
      </h2>
      {matches.map((match) => (
        <DatedMatch key={match.id} match={match} />
      ))}
    </section>
  );
}

function News({ news }: Pick<Still, 'news'>) {
  const { t } = useApp();
  if (news.length === 0) return null;
  return (
    <section className="card mb-3" aria-labelledby="my-news">
      <h2 id="my-news" className="px-3 py-2 text-sm font-semibold">
        {t('my.news')}
      </h2>
      <ul>
        {news.map(({ title, link }) => (
          <li key={link} className="border-t border-line">
            <a href={link} className="flex min-h-11 items-center px-3 hover:underline">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Next and last matches, tables and news of the visitor's follows, and the list of follows. */
export function MyStill({ still }: { still: Still }) {
  const { t, href, locale } = useApp();
  const { next, last, tables, news, follows, popular } = still;
  return (
    <>
      <PopularClubs clubs={popular} />
      <Matches id="my-next" heading={t('my.next')} matches={next} />
      <Matches id="my-last" heading={t('my.last')} matches={last} />
      {tables.map(({ competition, sport, table, marked }) => (
        <section key={competition.id} aria-label={nameIn(competition, locale)}>
          <h2 className="px-1 pb-1 font-semibold">{nameIn(competition, locale)}</h2>
          {table === HIDDEN ? (
            <HiddenPart part="table" />
          ) : (
            <StandingsTables tables={[table]} sport={sport} competition={competition.id} marked={marked} isBrief />
          )}
        </section>
      ))}
      <News news={news} />
      <section className="card mb-3 pb-2" aria-labelledby="my-follows">
        <h2 id="my-follows" className="px-4 py-2 font-semibold">
          {t('settings.follows', { count: follows.length })}
        </h2>
        <FollowList follows={follows} />
        <p className="border-t border-line px-4 pt-2">
          <a href={`${href({ name: 'settings' })}#carry`} className="flex min-h-11 items-center underline">
            {t('my.carry')}
          </a>
          <a href={href({ name: 'settings' })} className="inline-flex min-h-11 items-center underline">
            {t('my.more')}
          </a>
        </p>
      </section>
    </>
  );
}
