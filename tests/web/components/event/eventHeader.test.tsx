import { describe, expect, it } from 'vitest';
import { EventHeader } from '../../../../web/components/event/EventHeader.tsx';
import type { EventView } from '../../../../web/data/pageState.ts';
import { ServerOnly } from '../../../../web/data/serverOnly.ts';
import type { EventDetail } from '../../../../web/domain/eventDetail.ts';
import type { Match } from '../../../../web/domain/match.ts';
import { eventOf } from '../../../support/eventOf.ts';
import { markupOf } from '../../../support/markupOf.tsx';
import { matchOf } from '../../../support/matchOf.ts';

const NOW = Date.parse('2026-11-21T15:40:00Z');

function headOf(state: Match['state'], shootOut: EventDetail['shootOut'] = null): string {
  const match = matchOf({ state });
  const event = eventOf(match, { shootOut });
  const view: EventView = {
    kind: 'event',
    firstLeg: null,
    query: { sport: match.sport, id: match.id },
    round: null,
    related: [],
    panel: { tab: 'summary' },
    updates: new ServerOnly([]),
    news: new ServerOnly([]),
  };
  return markupOf(<EventHeader event={event} view={view} />, NOW);
}

describe('head of a match', () => {
  it.each(['postponed', 'cancelled'] as const)(
    'a %s match shows its old kick-off time crossed out, not dashes',
    (kind) => {
      const html = headOf(kind === 'postponed' ? { kind } : { kind, score: null });
      expect(html).toMatch(/line-through">15:00</);
      expect(html).not.toContain('event-goals');
      expect(html).toContain(kind === 'postponed' ? 'Postponed' : 'Cancelled');
    },
  );

  it('a match that was abandoned during play keeps its score', () => {
    const html = headOf({ kind: 'abandoned', score: { home: 1, away: 0 } });
    expect(html).toMatch(/event-goals">1</);
    expect(html).not.toContain('line-through');
  });

  it('a shoot-out is named once, with its score', () => {
    const score = { home: 1, away: 1 };
    const shootOut = { home: 4, away: 2 };
    const html = headOf({ kind: 'finished', ending: 'penalties', score, shootOut }, shootOut);
    expect(html).toContain('>Penalties 4–2</p>');
  });
});
