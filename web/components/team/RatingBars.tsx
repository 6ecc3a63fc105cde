import { useApp } from '../../data/appContext.ts';
import type { Match, Team } from '../../domain/match.ts';
import type { PlayerMatch } from '../../domain/player.ts';
import { sideOf } from '../../domain/team.ts';
import { zonedTime } from '../../domain/zonedTime.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { dayAndMonth } from '../../format/calendar.ts';
import { decimalText, markClass } from '../../format/decimals.ts';
import { teamName } from '../../format/teamNames.ts';
import { Crest } from '../match/Crest.tsx';

/** As many as fit side by side on a phone. */
const MOST_BARS = 8;

/** Ratings below this have no bar to speak of. */
const FLOOR = 4;

function RatingBar({ match, mark, team }: { match: Match; mark: number; team: Team }) {
  const { t, href, locale, visitor } = useApp();
  const opponent = match[sideOf(match, team.id) === 'home' ? 'away' : 'home'];
  const text = decimalText(mark.toFixed(1), locale);
  // The number above the highest bar takes a quarter of the picture.
  const height = Math.max(4, ((mark - FLOOR) / (10 - FLOOR)) * 75);
  return (
    <li>
      <a href={href(matchRoute(match, 'line-ups'))}>
        <svg className={markClass(mark)} aria-hidden="true">
          <rect y={`${100 - height}%`} width="100%" height={`${height}%`} rx="4" />
          <text x="50%" y={`${100 - height}%`} dy="-5" textAnchor="middle" className="figures">
            {text}
          </text>
        </svg>
        <Crest team={opponent} />
        <span className="sr-only">
          {text}, {teamName(opponent, t)}
        </span>
        <small>{dayAndMonth(zonedTime(match.kickOff, visitor.zone).date, visitor)}</small>
      </a>
    </li>
  );
}

/** A player's rating in each of the latest matches, oldest first. */
export function RatingBars({ matches, team }: { matches: readonly PlayerMatch[]; team: Team }) {
  const { t } = useApp();
  const rated = matches.flatMap(({ match, mark }) => (mark === undefined ? [] : [{ match, mark }]));
  if (rated.length === 0) return null;
  return (
    <section className="card mb-3 px-3 py-2" aria-labelledby="player-ratings">
      <h2 id="player-ratings" className="text-sm font-semibold">
        {t('player.ratings')}
      </h2>
      <ol className="ratings">
        {rated
          .slice(0, MOST_BARS)
          .reverse()
          .map((each) => (
            <RatingBar key={each.match.id} {...each} team={team} />
          ))}
      </ol>
    </section>
  );
}
