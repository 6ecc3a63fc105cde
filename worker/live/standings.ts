import * as v from 'valibot';
import { parseStandings, type Standings, type StandingsRow, type StandingsZone } from '../../web/domain/standings.ts';
import type { Background, Cache, Known, Lifetime } from '../cache/cache.ts';
import type { Result } from '../result.ts';
import { type Failure, failure } from '../upstream/fetchJson.ts';
import type { LiveClient } from './client.ts';
import { tolerated, wireId, wireText } from './wire.ts';

const MINUTE = 60_000;

/** A table changes when a match ends. */
const STANDINGS: Lifetime = { fresh: 2 * MINUTE, usable: 30 * MINUTE, keep: 3 * 24 * 60 * MINUTE };

// Points can be below zero where some were taken; basketball counts goals for in ten thousands.
const wireNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.regex(/^[+-]?\d{1,6}$/), v.transform(Number))]),
  v.integer(),
);

const wireRow = v.object({
  rank: tolerated(wireNumber),
  team: v.object({ id: wireId, name: wireText }),
  played: tolerated(wireNumber),
  won: tolerated(wireNumber),
  drawn: tolerated(wireNumber),
  lost: tolerated(wireNumber),
  for: tolerated(wireNumber),
  against: tolerated(wireNumber),
  points: tolerated(wireNumber),
  deductions: tolerated(wireNumber),
  zone: tolerated(wireText),
  form: tolerated(v.string()),
});

const wireZone = v.object({ name: wireText, from: wireNumber, to: wireNumber });

const wireGroup = v.object({
  name: tolerated(wireText),
  rows: v.array(v.unknown()),
  zones: tolerated(v.array(v.unknown())),
});

const wireStandings = v.object({ groups: tolerated(v.array(v.unknown())) });

function readEach<Schema extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(
  schema: Schema,
  entries: readonly unknown[],
): v.InferOutput<Schema>[] {
  return entries.flatMap((each) => {
    const result = v.safeParse(schema, each);
    return result.success ? [result.output] : [];
  });
}

const FORM = { W: 'won', D: 'drawn', L: 'lost' } as const;

function formOf(letters: string | null): StandingsRow['form'] {
  const known = Array.from((letters ?? '').toUpperCase());
  return known.flatMap((letter) => (letter === 'W' || letter === 'D' || letter === 'L' ? FORM[letter] : [])).slice(-5);
}

// A feed that marks rows and lists no zones still tells where each begins and ends.
function zonesOfRows(rows: readonly { rank: number; zone: string | null }[]): StandingsZone[] {
  const zones: StandingsZone[] = [];
  for (const { rank, zone } of rows) {
    const last = zones.at(-1);
    if (zone === null) continue;
    if (last?.name === zone && last.to === rank - 1) last.to = rank;
    else zones.push({ name: zone, from: rank, to: rank });
  }
  return zones;
}

function tableOf(group: v.InferOutput<typeof wireGroup>): Standings[number] {
  const rows = readEach(wireRow, group.rows).map((row, index) => ({ ...row, rank: row.rank ?? index + 1 }));
  rows.sort((one, other) => one.rank - other.rank);
  const zones = readEach(wireZone, group.zones ?? []);
  return {
    name: group.name ?? '',
    rows: rows.map(({ zone: _, form, deductions, ...row }) => ({
      ...row,
      deductions: Math.abs(deductions ?? 0),
      form: formOf(form),
    })),
    zones: zones.length > 0 ? zones : zonesOfRows(rows),
  };
}

/** The tables in an answer of `v1/tournaments/{id}/standings`; a row that can't be read costs that row alone. */
export function readStandings(value: unknown): Result<Standings, Failure> {
  if (value === null) return { ok: true, value: [] };
  const read = v.safeParse(wireStandings, value);
  if (!read.success) return failure('shape', `standings: ${read.issues[0].message}`);
  const tables = readEach(wireGroup, read.output.groups ?? []).map(tableOf);
  return { ok: true, value: tables.filter(({ rows }) => rows.length > 0) };
}

export interface StandingsContext {
  client: LiveClient;
  standings: Cache<Standings>;
  background: Background;
}

/** The tables of a competition, from its cache; none for a knock-out cup. */
export function readTournamentStandings(
  id: string,
  { client, standings, background }: StandingsContext,
): Promise<Result<Known<Standings>, Failure>> {
  return standings.read(
    {
      key: `${client.upstream.id}:standings:${id}`,
      lifetime: STANDINGS,
      load: async () => {
        const answer = await client.read(`v1/tournaments/${id}/standings`);
        return answer.ok ? readStandings(answer.value) : answer;
      },
      parse: parseStandings,
    },
    background,
  );
}
