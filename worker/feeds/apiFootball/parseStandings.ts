import * as v from 'valibot';
import type { Scorers } from '../../../web/domain/scorers.ts';
import type { Standings, StandingsRow, StandingsZone } from '../../../web/domain/standings.ts';
import { otherNamesOf, wireNumericId } from '../normalize/fields.ts';
import { firstOf, type Note, parseRecords, rowParser } from '../normalize/limits.ts';
import { formOf, withDeductions } from '../normalize/lists.ts';
import { tolerated, wireCount, wireRecords, wireText } from '../normalize/wire.ts';
import { type WireRank, wireRank, wireStandings } from './wire.ts';

const wirePlayer = v.object({
  player: v.object({ id: tolerated(wireNumericId), name: wireText }),
  statistics: wireRecords,
});

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
export function parseScorers(records: readonly unknown[], note: Note): Scorers {
  return parseRecords(wirePlayer, records, note, 'scorers').flatMap(({ player, statistics }) => {
    const [season] = parseRecords(wireSeason, (statistics ?? []).slice(0, 1), note, 'scorers');
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

/** The zone of a row’s description: `Promotion - Champions League (League phase: )` is `Champions League`. */
export function zoneNameOf(description: string | null): string | null {
  if (description === null) return null;
  const [, part] = /\b((?:championship|relegation|promotion) (?:group|round))\b/i.exec(description) ?? [];
  if (part !== undefined) return part;
  const words = description.replace(/\s*\([^)]*\)/g, '').trim();
  if (/relegation/i.test(description)) {
    return /play-?\s?offs?|\(relegation/i.test(description) ? 'Relegation play-offs' : 'Relegation';
  }
  const isPlayOff = /\(.*play-?\s?offs?.*\)/i.test(description);
  const place = words.replace(/^(promotion|qualification)\s*(-|to)\s*/i, '').replace(/play\s?offs?$/i, 'play-offs');
  if (place === '') return null;
  if (/\(qualif/i.test(description)) return `${place} qualification`;
  if (!isPlayOff || /play-offs/.test(place)) return place;
  // These are play-offs for promotion to the league called Championship, not for a title.
  return place === 'Championship' ? 'Promotion play-offs' : `${place} play-offs`;
}

function zonesOf(ranks: readonly (WireRank & { rank: number })[]): StandingsZone[] {
  const zones: StandingsZone[] = [];
  for (const { rank, description } of ranks) {
    const name = zoneNameOf(description);
    const last = zones.at(-1);
    if (last !== undefined && last.name === name && last.to === rank - 1) last.to = rank;
    else if (name !== null) zones.push({ name, from: rank, to: rank });
  }
  return zones;
}

function rowOf({ rank, team, all, points, form }: WireRank & { rank: number }): StandingsRow {
  return {
    rank,
    team: { id: `af${team.id}`, name: team.name, ...otherNamesOf(team.name, null) },
    played: all?.played ?? null,
    won: all?.win ?? null,
    drawn: all?.draw ?? null,
    lost: all?.lose ?? null,
    for: all?.goals?.for ?? null,
    against: all?.goals?.against ?? null,
    points,
    deductions: 0,
    // API-Football lists the newest result first.
    form: formOf(
      Array.from(form ?? '')
        .reverse()
        .join(''),
    ),
  };
}

/** Parses `standings`: one table for a league (named `competition`), one for each group otherwise. */
export function parseStandings(records: readonly unknown[], competition: string, noteRejected: Note): Standings {
  const groups = firstOf(
    parseRecords(wireStandings, records, noteRejected, 'tables').flatMap(({ league }) => league.standings ?? []),
    'tables',
    noteRejected,
  );
  const names = new Set<string>();
  const parseRows = rowParser(wireRank, ({ team }) => team.id, noteRejected);
  return groups.flatMap((group) => {
    const list = v.safeParse(v.array(v.unknown()), group);
    const ranks = parseRows(list.success ? list.output : null).map((each, index) => ({
      ...each,
      rank: each.rank ?? index + 1,
    }));
    const name = ranks[0]?.group ?? competition;
    // Some answers repeat a table, such as the whole season besides its last stage.
    if (ranks.length === 0 || names.has(name)) return [];
    names.add(name);
    return [{ name, rows: withDeductions(ranks.map(rowOf)), zones: zonesOf(ranks) }];
  });
}
