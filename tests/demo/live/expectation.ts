import type { Match } from './match.ts';
import type { Score } from './story.ts';

const TYPICAL = { football: 2.7, 'ice-hockey': 5.8, handball: 57, basketball: 163 } as const;
const HOME_EDGE = { football: 0.25, 'ice-hockey': 0.1, handball: 0.045, basketball: 0.03 } as const;
/** How many points of strength make the better side e times as productive. */
const SCALE = { football: 19, 'ice-hockey': 45, handball: 190, basketball: 230 } as const;

/** What each side is expected to score in regular time, from the strengths: story and odds share this belief. */
export function expectedScore(match: Pick<Match, 'sport' | 'home' | 'away'>): Score {
  const { sport, home, away } = match;
  const gap = home.strength - away.strength;
  const ratio = Math.exp(HOME_EDGE[sport] + gap / SCALE[sport]);
  const total = TYPICAL[sport] * (sport === 'football' ? 1 + Math.abs(gap) / 150 : 1);
  return { home: (total * ratio) / (1 + ratio), away: total / (1 + ratio) };
}
