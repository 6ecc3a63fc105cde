import type { RelatedTab, TabGapReason } from '../../web/data/eventTabs.ts';
import { isUnderWay, type Match, phaseOf } from '../../web/domain/match.ts';
import { type CountryOffers, readShownOffers } from '../content/pageSettings.ts';
import type { PageContext } from './pageContext.ts';

/** The reason why a match has no odds for a visitor. The country's rules come first, then the state of the match. */
function oddsGap(match: Match, { policy, operators }: CountryOffers): TabGapReason {
  if (!policy.allowed || operators.length === 0) return 'odds-not-here';
  const phase = phaseOf(match);
  if (phase === 'finished' || phase === 'off') return 'odds-over';
  if (isUnderWay(match)) return policy.oddsInPlay ? 'no-odds-now' : 'no-odds-in-play';
  return 'no-odds-yet';
}

/** The reason why a match tab is empty. Its page stays, so shared addresses keep working. */
export async function eventGap(match: Match, tab: RelatedTab, context: PageContext): Promise<TabGapReason> {
  switch (tab) {
    case 'odds': {
      const { content, visitor } = context;
      return oddsGap(match, await readShownOffers(visitor, content));
    }
    case 'head-to-head':
      return match.home === null || match.away === null ? 'no-opponents-yet' : 'no-meetings';
    case 'standings':
      return 'no-table';
  }
}
