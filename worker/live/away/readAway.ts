import type { Translate } from '../../../locales/translate.ts';
import type { AwayNews } from '../../../web/domain/away.ts';
import { AWAY_MS } from '../../../web/domain/away.ts';
import type { Follows } from '../../../web/domain/follows.ts';
import type { Visitor } from '../../../web/domain/visitor.ts';
import type { ReadContext } from '../readContext.ts';
import { awayWords } from './awayWords.ts';
import { matchNews } from './matchNews.ts';

interface Away {
  follows: Follows;
  /** The time of the last visit, milliseconds UTC. */
  seen: number;
}

/**
 * Reads the news of followed matches since the last visit, from the journal's two days and no newer than the visitor's delay.
 * Null after an absence under five minutes, without news, for spoiler-free visitors, or when the journal is unavailable.
 */
export async function readAway(
  { follows, seen }: Away,
  { delay = 0, spoilers }: Pick<Visitor, 'delay' | 'spoilers'>,
  t: Translate,
  { live, clock, background: { log } }: Pick<ReadContext, 'live' | 'clock' | 'background'>,
): Promise<AwayNews | null> {
  // At the last visit, a delayed visitor had seen events only up to the delay before it.
  const since = seen - delay * 1000;
  if (follows.length === 0 || spoilers !== undefined || clock.now - since < AWAY_MS) return null;
  const [goals, moments] = await Promise.all([live.goals.read(clock.now, log), live.moments.read(clock.now, log)]);
  return awayWords(matchNews({ goals: goals ?? [], moments: moments ?? [] }, { follows, since }), t);
}
