import * as v from 'valibot';
import type { Scorers } from '../../../web/domain/scorers.ts';
import { tolerated, wireCount, wireText } from '../contract/wire.ts';
import { readRecords } from '../contract/wireDetail.ts';
import { wireNumericId, wireRecords } from '../normalize/fields.ts';
import type { NoteRejected } from '../normalize/limits.ts';

const wirePlayer = v.object({
  player: v.object({ id: tolerated(wireNumericId), name: wireText }),
  statistics: wireRecords,
});

/** A player’s season with a team. */
const wireSeason = v.object({
  team: tolerated(v.object({ id: wireNumericId, name: wireText })),
  // API-Football’s spelling.
  games: tolerated(v.object({ appearences: tolerated(wireCount) })),
  goals: tolerated(v.object({ total: tolerated(wireCount), assists: tolerated(wireCount) })),
  cards: tolerated(
    v.object({ yellow: tolerated(wireCount), yellowred: tolerated(wireCount), red: tolerated(wireCount) }),
  ),
  penalty: tolerated(v.object({ scored: tolerated(wireCount) })),
});

/** Parses `players/topscorers`, `topassists` and `topyellowcards`. Only a player’s first team counts. */
export function parseScorers(records: readonly unknown[], note: NoteRejected): Scorers {
  return readRecords(wirePlayer, records, note, 'scorers').flatMap(({ player, statistics }) => {
    const [season] = readRecords(wireSeason, (statistics ?? []).slice(0, 1), note, 'scorers');
    if (season === undefined) return [];
    const { team, games, goals, cards, penalty } = season;
    return [
      {
        id: player.id === null ? null : `af${player.id}`,
        name: player.name,
        team: team === null ? null : { id: `af${team.id}`, name: team.name },
        goals: goals?.total ?? null,
        assists: goals?.assists ?? null,
        penalties: penalty?.scored ?? null,
        yellowCards: cards?.yellow ?? null,
        redCards: cards === null || cards.red === null ? null : cards.red + (cards.yellowred ?? 0),
        matches: games?.appearences ?? null,
      },
    ];
  });
}
