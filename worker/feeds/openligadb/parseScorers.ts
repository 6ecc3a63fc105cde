import * as v from 'valibot';
import type { Scorers } from '../../../web/domain/scorers.ts';
import { tolerated, wireCount, wireText } from '../contract/wire.ts';
import { readRecords } from '../contract/wireDetail.ts';
import { wireNumericId } from '../normalize/fields.ts';
import type { NoteRejected } from '../normalize/limits.ts';

const wireGoalGetter = v.object({
  goalGetterId: tolerated(wireNumericId),
  goalGetterName: wireText,
  goalCount: wireCount,
});

/** Parses `getgoalgetters`, which has neither teams nor assists. */
export function parseScorers(records: readonly unknown[], note: NoteRejected): Scorers {
  return readRecords(wireGoalGetter, records, note, 'scorers').map(({ goalGetterName, goalCount }) => ({
    ...{ id: null, name: goalGetterName, team: null, goals: goalCount },
    ...{ penalties: null, assists: null, yellowCards: null, redCards: null, matches: null },
  }));
}
