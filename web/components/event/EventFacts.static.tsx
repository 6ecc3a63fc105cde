import { useApp } from '../../data/appContext.ts';
import type { Channel } from '../../domain/channels.ts';
import type { EventDetail } from '../../domain/eventDetail.ts';
import { nameIn } from '../../domain/locale.ts';
import type { Match } from '../../domain/match.ts';
import { boardSearch } from '../../domain/watchBoard.ts';
import { competitionRoute } from '../../format/addresses/routes.ts';
import { secondLegSentence } from '../../format/secondLegSentence.ts';
import { namesOf } from '../../format/teamNames.ts';
import { ServerLatePart } from '../LatePart.static.tsx';
import { Flag } from '../navigation/Flag.tsx';
import { EmbedLink, ShareButton } from '../PageActions.static.tsx';

export function MatchActions({ match }: { match: Match }) {
  const { t, href } = useApp();
  return (
    <>
      <div className="flex">
        <a
          href={`${href({ name: 'watch' })}${boardSearch([match.id])}`}
          className="inline-flex min-h-11 items-center underline"
        >
          {t('watch.link')}
        </a>
        <EmbedLink kind="match" id={match.id} />
      </div>
      <span className="share needs-script">
        <ShareButton name={t('match.versus', namesOf(match, t))} />
      </span>
    </>
  );
}

export function CompetitionLine({ match, round }: { match: Match; round: string | null }) {
  const { href, locale } = useApp();
  const { competition, sport } = match;
  const { country } = competition;
  return (
    <>
      <Flag address={country.flag} isEarly />
      <a href={href(competitionRoute(competition, sport))}>
        <span className={country.flag === null ? 'text-muted' : 'event-country text-muted'}>
          {country.names[locale]} ·{' '}
        </span>
        <span className="font-semibold">{nameIn(competition, locale)}</span>
      </a>
      {round !== null && <span className="event-round">{round}</span>}
    </>
  );
}

function Channels({ channels }: { channels: readonly Channel[] }) {
  const { t } = useApp();
  if (channels.length === 0) return null;
  return (
    <dl>
      <div>
        <dt>{t('late.channels')}</dt>
        <dd>
          {channels.map(({ name, link }, index) => (
            <span key={name}>
              {index > 0 && ', '}
              <a {...(link !== null && { href: link, className: 'underline' })}>{name}</a>
            </span>
          ))}
        </dd>
      </div>
    </dl>
  );
}

/** The facts below the kick-off, which is a part of its own because it may move. */
export function EventFacts({
  event: { match, venue, referee },
  firstLeg,
}: {
  event: EventDetail;
  firstLeg: Match | null;
}) {
  const { t, locale } = useApp();
  const need = secondLegSentence(match, firstLeg, t);
  return (
    <>
      <dl>
        {need !== null && (
          <div>
            <dt>{t('needs.legs')}</dt>
            <dd>{need}</dd>
          </div>
        )}
        {venue !== null && (
          <div>
            <dt>{t('event.venue')}</dt>
            <dd>
              {[venue.name, venue.city].filter(Boolean).join(', ')}
              {venue.attendance !== null && (
                <span className="text-muted">
                  {' '}
                  · {t('event.attendance', { count: venue.attendance.toLocaleString(locale) })}
                </span>
              )}
            </dd>
          </div>
        )}
        {referee !== null && (
          <div>
            <dt>{t('event.referee')}</dt>
            <dd>
              <bdi>{referee}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <div id="channels">
        <ServerLatePart id="channels" render={(channels) => <Channels channels={channels} />} />
      </div>
    </>
  );
}
