import { useApp } from '../../data/appContext.ts';
import type { PlayerView } from '../../data/pageState.ts';
import { inkOn } from '../../domain/colours.ts';
import type { Spot } from '../../domain/formation.ts';
import { kickOffDate } from '../../domain/kickOff.ts';
import type { Match, Team } from '../../domain/match.ts';
import { averageRating, type KnownPlayer, type PlayerMatch } from '../../domain/player.ts';
import { opponentOf } from '../../domain/team.ts';
import { matchRoute } from '../../format/addresses/routes.ts';
import { dayAndMonth } from '../../format/calendar.ts';
import { decimalText, ratingClass } from '../../format/decimals.ts';
import { teamName } from '../../format/teamNames.ts';
import { Rating } from '../event/Rating.tsx';
import { Crest } from '../match/Crest.tsx';

/** As many as fit side by side on a phone. */
const SLOTS = 12;

/** Ratings below this have no bar to speak of. */
const FLOOR = 4;

/** The height of a rating in percent. The number above the highest bar takes a quarter of the picture. */
const heightOf = (rating: number) => Math.max(4, ((rating - FLOOR) / (10 - FLOOR)) * 75);

function RatingBar({ match, rating, team }: { match: Match; rating: number; team: Team }) {
  const { t, href, locale, visitor } = useApp();
  const opponent = opponentOf(match, team.id);
  const text = decimalText(rating.toFixed(1), locale);
  const height = heightOf(rating);
  return (
    <li>
      <a href={href(matchRoute(match, 'line-ups'))} className="hover:underline">
        <svg className={ratingClass(rating)} aria-hidden="true">
          <rect y="25%" width="100%" height="75%" rx="4" className="rating-ground" />
          <rect y={`${100 - height}%`} width="100%" height={`${height}%`} rx="4" />
          <text x="50%" y={`${100 - height}%`} dy="-5" textAnchor="middle" className="figures">
            {text}
          </text>
        </svg>
        <Crest team={opponent} />
        <span className="sr-only">
          {text}, {teamName(opponent, t)}
        </span>
        <small className="text-xs text-muted max-sm:sr-only">
          {dayAndMonth(kickOffDate(match, visitor.zone), visitor)}
        </small>
      </a>
    </li>
  );
}

/** A player's rating in each of the latest matches, oldest first, with the average. */
function RatingBars({ matches, team }: { matches: readonly PlayerMatch[]; team: Team }) {
  const { t } = useApp();
  const mean = averageRating(matches);
  if (mean === null) return null;
  const rated = matches
    .flatMap(({ match, rating }) => (rating === undefined ? [] : [{ match, rating }]))
    .slice(0, SLOTS);
  return (
    <section className="min-w-0" aria-labelledby="player-ratings">
      <h2 id="player-ratings" className="flex items-center gap-2 text-sm font-semibold">
        {t('player.ratings')} <Rating rating={mean} label="player.averageRating" />
      </h2>
      <ol className="ratings">
        {rated.toReversed().map((each) => (
          <RatingBar key={each.match.id} {...each} team={team} />
        ))}
        {Array.from({ length: SLOTS - rated.length }, (_, index) => (
          <li key={index} aria-hidden="true">
            <svg aria-hidden="true">
              <rect y="25%" width="100%" height="75%" rx="4" className="rating-ground" />
            </svg>
          </li>
        ))}
        {/* The heading has the average as text. */}
        <li className="rating-mean" aria-hidden="true">
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
            <path d={`M0 ${100 - heightOf(mean)}H100`} />
          </svg>
        </li>
      </ol>
    </section>
  );
}

/** A player's places in the formations, the attack to the right; the latest has the shirt number. */
function Places({ spots, number, team }: { spots: readonly Spot[]; number: KnownPlayer['number']; team: Team }) {
  const { t } = useApp();
  const { main } = team.crest;
  return (
    <section className="player-places" aria-labelledby="player-places">
      <h2 id="player-places" className="text-sm font-semibold">
        {t('player.position')}
      </h2>
      <svg viewBox="0 0 105 68" color={main} aria-hidden="true">
        <rect width="105" height="68" rx="4" fill="#1a5c34" />
        <path
          d="M1 1h103v66H1zM52.5 1v66M1 14h16v40H1M104 14H88v40h16M43.5 34a9 9 0 1 0 18 0a9 9 0 1 0-18 0"
          fill="none"
          stroke="#ffffff59"
        />
        {spots.toReversed().map(({ forward, right }, index) => {
          const isLatest = index === spots.length - 1;
          const at = { cx: Math.round(6 + forward * 92), cy: Math.round(4 + right * 60) };
          return (
            <g key={index} opacity={isLatest ? 1 : 0.4}>
              <circle {...at} r={isLatest ? 8 : 6} fill="currentColor" stroke="#fff" />
              {isLatest && (
                <text
                  x={at.cx}
                  y={at.cy + 3}
                  className={inkOn(main) === '#ffffff' ? 'shirt-number' : 'shirt-number shirt-dark-number'}
                >
                  {number}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </section>
  );
}

/** A player's ratings beside the places in the formations. */
export function PlayerForm({ view, matches }: { view: PlayerView; matches: readonly PlayerMatch[] }) {
  const { player, team } = view;
  const spots = matches.flatMap(({ spot }) => spot ?? []);
  if (averageRating(matches) === null && spots.length === 0) return null;
  return (
    <div className="card player-form mb-3 px-3 py-2">
      <RatingBars matches={matches} team={team} />
      {spots.length > 0 && <Places spots={spots} number={player.number} team={team} />}
    </div>
  );
}
