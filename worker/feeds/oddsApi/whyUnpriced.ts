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
  const isHome = (name: string) => hasName(home, name, namesOf);
  const isAway = (name: string) => hasName(away, name, namesOf);
  const timeDifference = (event: WireEvent) => Math.abs(event.commence_time - kickOff);
  const same = events.find((event) => isHome(event.home_team) && isAway(event.away_team));
  if (same !== undefined) {
    const minutes = Math.round(timeDifference(same) / MINUTE_MS);
    return {
      match,
      why: `the prices are for a kick-off ${minutes} minutes apart`,
      alias: null,
      isMissed: true,
    };
  }
  if (events.some((event) => isHome(event.away_team) && isAway(event.home_team))) {
    return { match, why: 'the prices have home and away the other way round', alias: null, isMissed: true };
  }
  const near = events.filter((event) => timeDifference(event) <= KICK_OFF_MS);
  const byHome = near.find((event) => isHome(event.home_team));
  if (byHome !== undefined) {
    return { match, why: `no team is called ${away.name}`, alias: `${away.name}=${byHome.away_team}`, isMissed: true };
  }
  const byAway = near.find((event) => isAway(event.away_team));
  if (byAway !== undefined) {
    return { match, why: `no team is called ${home.name}`, alias: `${home.name}=${byAway.home_team}`, isMissed: true };
  }
  const [only] = near;
  if (near.length === 1 && only !== undefined) {
    const alias = `${home.name}=${only.home_team}; ${away.name}=${only.away_team}`;
    return { match, why: `the one event at that time is ${only.home_team} – ${only.away_team}`, alias, isMissed: true };
  }
  if (near.length === 0) return { match, why: 'no bookmaker has prices for it', alias: null, isMissed: false };
  const named = near.slice(0, MOST_NAMED).map((event) => `${event.home_team} – ${event.away_team}`);
  const list = [...named, ...(near.length > MOST_NAMED ? [`${near.length - MOST_NAMED} more`] : [])].join(', ');
  return { match, why: `no event at that time has either team: ${list}`, alias: null, isMissed: true };
}
