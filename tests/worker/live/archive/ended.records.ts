import type { EventDetail } from '../../../../web/domain/eventDetail.ts';
import { createRejections } from '../../../../worker/base/rejections.ts';
import { parseEventDetail } from '../../../../worker/feeds/contract/parseDetail.ts';
import { repeatedAt, wireMatch } from '../../../support/wireMatch.ts';

/** A contract match that ended 2–1 and has line-ups, unless `changes` overrides them. */
export function endedEvent(id: string, changes: Record<string, unknown> = {}): EventDetail {
  const score = { home: 2, away: 1 };
  const players = [{ player: { id: 'p1', name: 'Jan Jansen' }, number: 8, position: 'M', starter: true }];
  const record = wireMatch({
    id,
    status: 'Finished',
    results: { runningscore: score, ordinarytime: score, finalresult: score },
    lineups: { home: { players }, away: { players: [] } },
    ...changes,
  });
  const parsed = parseEventDetail(record, {
    ...repeatedAt(0),
    sport: 'football',
    flagUrl: null,
    rejections: createRejections(),
  });
  if (!parsed.ok) throw new Error(parsed.error);
  return parsed.value;
}
