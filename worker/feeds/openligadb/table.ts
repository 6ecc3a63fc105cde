import type { Standings } from '../../../web/domain/standings.ts';
import { readRecords } from '../contract/wireDetail.ts';
import { withDeductions } from '../normalize/deductions.ts';
import { shortOf } from '../normalize/fields.ts';
import type { NoteRejected } from '../normalize/limits.ts';
import { wireTableRow } from './wire.ts';

/** Parses a league’s table (`getbltable`); empty without rows. `name` is the league’s. */
export function readTable(records: unknown[], name: string, noteRejected: NoteRejected): Standings {
  const rows = readRecords(wireTableRow, records, noteRejected, 'rows').map(
    ({ teamInfoId, teamName, shortName, points, matches, won, draw, lost, goals, opponentGoals }, index) => ({
      rank: index + 1,
      team: { id: `ol${teamInfoId}`, name: teamName, ...shortOf(teamName, shortName) },
      played: matches,
      won,
      drawn: draw,
      lost,
      for: goals,
      against: opponentGoals,
      points,
      deductions: 0,
      form: [],
    }),
  );
  return rows.length === 0 ? [] : [{ name, rows: withDeductions(rows), zones: [] }];
}
