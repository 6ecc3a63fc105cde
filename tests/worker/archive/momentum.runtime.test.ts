import { runInDurableObject } from 'cloudflare:test';
import { env } from 'cloudflare:workers';
import { expect, it } from 'vitest';
import type { EventDetail } from '../../../web/domain/eventDetail.ts';
import { MOST_MATCHES, Momentum } from '../../../worker/archive/momentum.ts';
import { matchFrom } from '../../support/wireMatch.ts';

const START = Date.parse('2026-11-21T20:00:00Z');
const MINUTE = 60_000;

const eventOf = (id: string, shots: number, start = START): EventDetail => ({
  match: matchFrom({ id, status: '1st half', properties: { GameStarted: new Date(start).toISOString() } }),
  ...{ halfTime: null, shootOut: null, incidents: [], periods: [], venue: null, referee: null },
  lineUps: { home: null, away: null },
  statistics: [{ type: 'shots', home: shots, away: 0 }],
});

it('a match’s statistics are kept minute by minute, one write each, and outlive the object’s memory', async () => {
  await runInDurableObject(env.JOURNAL.getByName('momentum-1'), (_, state) => {
    const { sql } = state.storage;
    const momentum = new Momentum(sql);
    for (let second = 0; second < 300; second += 8) momentum.note(eventOf('m', second), START + second * 1000);
    const kept = new Momentum(sql).of('m');
    expect(kept.map(({ minute }) => minute)).toEqual([1, 2, 3, 4, 5]);
    expect(momentum.of('m').at(-1)?.home[0]).toBe(296);
    expect(momentum.of('nobody')).toEqual([]);
  });
});

it('no more matches are kept than it names, and none for longer than two days', async () => {
  await runInDurableObject(env.JOURNAL.getByName('momentum-2'), (_, state) => {
    const { sql } = state.storage;
    const momentum = new Momentum(sql);
    const count = () => sql.exec<{ count: number }>('SELECT count(*) AS count FROM momentum').one().count;
    for (let index = 0; index < MOST_MATCHES + 50; index += 1) momentum.note(eventOf(`m${index}`, 1), START + index);
    expect(count()).toBe(MOST_MATCHES);
    const later = START + 3 * 24 * 60 * MINUTE;
    momentum.note(eventOf('new', 1, later), later);
    expect(count()).toBe(1);
  });
});
