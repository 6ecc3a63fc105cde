import { useApp } from '../../data/appContext.ts';
import type { MyDetails as Details } from '../../data/ownViews.ts';
import { nameIn } from '../../domain/locale.ts';
import type { Match } from '../../domain/match.ts';
import type { VisitNews } from '../../domain/sinceVisit.ts';
import { HIDDEN } from '../../domain/spoilers.ts';
import type { NamedFollow } from '../../format/namedFollow.ts';
import { AlertDialog } from '../Bell.static.tsx';
import { Card } from '../Card.static.tsx';
import { HiddenPart } from '../HiddenPart.tsx';
import { MissingPart } from '../LatePart.static.tsx';
import { PopularCrests } from '../navigation/BeforeSearch.static.tsx';
import { NewsLinks } from '../news/NewsLinks.static.tsx';
import { StandingsTables } from '../standings/StandingsTables.static.tsx';
import { DatedMatch } from '../team/TeamMatches.tsx';
import { FollowList } from './FollowList.static.tsx';
import { MyPlayers } from './MyPlayers.static.tsx';

/** News since the visitor's last visit, with a link to each match and a link that dismisses the card. */
export function SinceVisitCard({ news }: { news: VisitNews | null }) {
  const { href } = useApp();
  if (news === null) return null;
  const { title, close, lines } = news;
  return (
    <section className="card mb-3 pb-1" aria-labelledby="since-visit-title">
      <div className="flex items-center justify-between px-3">
        <h2 id="since-visit-title" className="text-sm font-semibold">
          {title}
        </h2>
        <a href={href({ name: 'my' })} className="inline-flex min-h-11 items-center text-sm underline">
          {close}
        </a>
      </div>
      <ul>
        {lines.map(({ text, link }) => (
          <li key={link} className="border-t border-line">
            <a href={link} className="flex min-h-11 items-center px-3 text-sm hover:underline">
              {text}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Matches({ id, heading, matches }: { id: string; heading: string; matches: readonly Match[] }) {
  if (matches.length === 0) return null;
  return (
    <Card id={id} title={heading} className="mb-3 overflow-clip">
      {matches.map((match) => (
        <DatedMatch key={match.id} match={match} />
      ))}
    </Card>
  );
}

export function MyDetails({ details }: { details: Details }) {
  const { t, href, locale, site } = useApp();
  const { next, last, tables, news, follows, players, popular, isWhole } = details;
  // Alerts of a player need line-ups. Of one that is not shown above, the page does not know.
  const noLineUps = players.filter((player) => player.last === null).map(({ follow }) => follow);
  const hasBell = ({ kind, follow }: NamedFollow) => kind !== 'match' && !noLineUps.includes(follow);
  const title = t('settings.follows', { count: follows.length });
  return (
    <>
      <PopularCrests clubs={popular} hasStars />
      <MyPlayers players={players} follows={follows} />
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
      {!isWhole && <MissingPart id="my-details" />}
      <NewsLinks id="my-news" heading={t('my.news')} news={news} />
      <Card id="my-follows" title={title} className="mb-3 pb-2" head="px-4 py-2">
        <FollowList follows={follows} {...(site.alerts && { hasBell })} />
        {site.alerts && <AlertDialog />}
        <p className="border-t border-line px-4 pt-2">
          <a href={`${href({ name: 'settings' })}#carry`} className="flex min-h-11 items-center underline">
            {t('my.carry')}
          </a>
          <a href={href({ name: 'settings' })} className="inline-flex min-h-11 items-center underline">
            {t('my.more')}
          </a>
        </p>
      </Card>
    </>
  );
}
