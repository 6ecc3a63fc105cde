import * as v from 'valibot';
import type { Scorers } from '../../../web/domain/scorers.ts';
import { tolerated, wireCount, wireText } from '../contract/wire.ts';
import { readRecords } from '../contract/wireDetail.ts';
import { wireNumericId } from '../normalize/fields.ts';
import type { NoteRejected } from '../normalize/limits.ts';

export const wireScorers = v.object({ scorers: v.array(v.unknown()) });

const wireScorer = v.object({
  player: v.object({ id: tolerated(wireNumericId), name: wireText }),
  team: tolerated(v.object({ id: wireNumericId, name: wireText })),
  playedMatches: tolerated(wireCount),
  goals: tolerated(wireCount),
  assists: tolerated(wireCount),
  penalties: tolerated(wireCount),
});

/** Parses a list of scorers. Null assists are unknown. */
export function parseScorers(records: readonly unknown[], note: NoteRejected): Scorers {
  return readRecords(wireScorer, records, note, 'scorers').map(
    ({ player, team, playedMatches, goals, assists, penalties }) => ({
      id: player.id === null ? null : `fd${player.id}`,
      name: player.name,
      team: team === null ? null : { id: `fd${team.id}`, name: team.name },
      ...{ goals, assists, penalties, matches: playedMatches, yellowCards: null, redCards: null },
    }),
  );
}
