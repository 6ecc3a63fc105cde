import type { Match } from '../../../web/domain/match.ts';
import type { UnpricedMatch } from '../feed.ts';
import { hasName, KICK_OFF_MS } from './oddsOfEvent.ts';
import type { TeamNames } from './teamNames.ts';
import type { WireEvent } from './wire.ts';

const MINUTE_MS = 60_000;

/** The most events to list; one of them is usually the match under other names. */
const MOST_NAMED = 8;

/** Explains why a match has no event, by the most similar event. */
export function whyUnpriced(
  { kickOff, home, away }: Pick<Match, 'kickOff'> & { home: { name: string }; away: { name: string } },
  events: readonly WireEvent[],
  namesOf: TeamNames,
): UnpricedMatch {
  const match = `${home.name} – ${away.name}`;
  const isHome = (event: WireEvent) => hasName(home, event.home_team, namesOf);
  const isAway = (event: WireEvent) => hasName(away, event.away_team, namesOf);
  const minutesApart = (event: WireEvent) => Math.round(Math.abs(event.commence_time - kickOff) / MINUTE_MS);
  const missed = (why: string, alias: string | null = null) => ({ match, why, alias, isMissed: true });
  const same = events.find((event) => isHome(event) && isAway(event));
  if (same !== undefined) return missed(`the prices are for a kick-off ${minutesApart(same)} minutes apart`);
  const near = events.filter((event) => minutesApart(event) * MINUTE_MS <= KICK_OFF_MS);
  if (near.length === 0) return { ...missed('no bookmaker has prices for it'), isMissed: false };
  const half = near.find((event) => isHome(event) || isAway(event));
  if (half !== undefined) {
    const [team, called] = isHome(half) ? [away.name, half.away_team] : [home.name, half.home_team];
    return missed(`no team is called ${team}`, `${team}=${called}`);
  }
  const named = near.slice(0, MOST_NAMED).map((event) => `${event.home_team} – ${event.away_team}`);
  const more = near.length > MOST_NAMED ? [`${near.length - MOST_NAMED} more`] : [];
  return missed(`no event at that time has either team: ${[...named, ...more].join(', ')}`);
}
