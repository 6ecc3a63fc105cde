import type { Translate } from '../../locales/translate.ts';
import { AWAY_MS } from '../../web/domain/away.ts';
import type { AwayNews } from '../../web/domain/awayNews.ts';
import type { Follows } from '../../web/domain/follows.ts';
import type { Visitor } from '../../web/domain/visitor.ts';
import type { ReadContext } from '../live/readContext.ts';
import { awayWords } from './awayWords.ts';
import { matchNews } from './matchNews.ts';

interface Away {
  follows: Follows;
  /** When he last looked, milliseconds UTC. */
  seen: number;
}

/**
 * What happened in what a visitor follows since he last looked: at most five lines, of the journal's two days, and nothing younger
 * than his delay. Null where he was not away for five minutes, nothing happened, wants no results, or nobody can say.
 */
export async function readAway(
  { follows, seen }: Away,
  { delay = 0, spoilers }: Pick<Visitor, 'delay' | 'spoilers'>,
  t: Translate,
  { live, clock, background: { log } }: Pick<ReadContext, 'live' | 'clock' | 'background'>,
): Promise<AwayNews | null> {
  // Who is behind has seen no more when he left than what was as old then.
  const since = seen - delay * 1000;
  if (follows.length === 0 || spoilers !== undefined || clock.now - since < AWAY_MS) return null;
  const [goals, moments] = await Promise.all([live.goals.read(clock.now, log), live.moments.read(clock.now, log)]);
  return awayWords(matchNews({ goals: goals ?? [], moments: moments ?? [] }, { follows, since }), t);
}
