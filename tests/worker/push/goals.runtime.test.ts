import { runInDurableObject } from 'cloudflare:test';
import { beforeEach, describe, expect, it } from 'vitest';
import { openJournalData } from '../../../worker/push/journalData.ts';
import { matchFrom } from '../../support/wireMatch.ts';
import { clockAt, type FeedMatch, journalWith, NOON, running } from './push.runtime.ts';

const MINUTE = 60_000;

beforeEach(() => clockAt(NOON));
/** Goals of the home team as the feed lists them. */
const told = (...goals: [minute: string, scorer?: string][]): object => ({
  incidents: {
    home: goals.map(([match_time, name]) => ({
      type: 'Goal',
      detail: '',
      match_time,
      ...(name === undefined ? {} : { player: { id: name, name } }),
    })),
    away: [],
  },
});

type Journal = ReturnType<typeof journalWith>;

const lines = async ({ stub, source }: Journal) =>
  (await stub.goals(source))?.map(({ match, side, score, takenBackAt }) => [
    match.id,
    side,
    `${score.home}-${score.away}`,
    takenBackAt === null ? 'valid' : 'taken back',
  ]);

async function laterIn(journal: Journal, minutes: number, ...matches: FeedMatch[]): Promise<void> {
  clockAt(NOON + minutes * MINUTE);
  journal.feed.matches = matches;
  await journal.look();
}

describe('the goal list of the journal', () => {
  it('lists each goal with names and score, the newest first', async () => {
    const journal = journalWith([running('1'), running('2')]);
    await journal.look();
    await laterIn(journal, 1, running('1', 1, 0), running('2'));
    await laterIn(journal, 3, running('1', 1, 2), running('2', 0, 1));
    expect(await lines(journal)).toEqual([
      ['2', 'away', '0-1', 'valid'],
      ['1', 'away', '1-2', 'valid'],
      ['1', 'away', '1-1', 'valid'],
      ['1', 'home', '1-0', 'valid'],
    ]);
    const goals = await journal.stub.goals(journal.source);
    expect(goals?.at(-1)).toMatchObject({
      at: NOON + MINUTE,
      match: { home: { name: 'Home 1' }, away: { name: 'Away 1' }, competition: { name: 'Eredivisie' } },
      minute: { minute: 22 },
    });
  });

  it('strikes only the goal that was taken back', async () => {
    const journal = journalWith([running('1')]);
    await journal.look();
    await laterIn(journal, 1, running('1', 1, 0));
    await laterIn(journal, 2, running('1', 2, 0));
    await laterIn(journal, 3, running('1', 1, 0));
    expect(await lines(journal)).toEqual([
      ['1', 'home', '2-0', 'taken back'],
      ['1', 'home', '1-0', 'valid'],
    ]);
    await laterIn(journal, 4, running('1', 2, 0));
    expect((await lines(journal))?.[0]).toEqual(['1', 'home', '2-0', 'valid']);
    expect(await journal.stub.goals(journal.source)).toHaveLength(3);
  });

  it('lists earlier goals of a running match by their minute', async () => {
    const journal = journalWith([running('1', 2, 0, told(['5', 'Early'], ['12', 'Later']))]);
    await journal.look();
    const kickOff = NOON - 20 * MINUTE;
    expect(await journal.stub.goals(journal.source)).toMatchObject([
      { at: kickOff + 12 * MINUTE, scorer: 'Later', minute: { minute: 12 }, score: { home: 2, away: 0 } },
      { at: kickOff + 5 * MINUTE, minute: { minute: 5 }, score: { home: 1, away: 0 } },
    ]);
  });

  it('lists no baskets', async () => {
    const journal = journalWith([running('1', 0, 0, { sport: 23 })]);
    await journal.look();
    await laterIn(journal, 1, running('1', 2, 0, { sport: 23 }));
    expect(await journal.stub.goals(journal.source)).toEqual([]);
  });

  it('returns at most a thousand readable goals', async () => {
    const { stub } = journalWith([]);
    await runInDurableObject(stub, (_, { storage: { sql } }) => {
      const match = matchFrom({ id: '1' });
      openJournalData(sql, 'feed', NOON).known.update([match, matchFrom({ id: '2' })], NOON);
      const goal = { match, side: 'home', minute: null, scorer: null, score: { home: 1, away: 0 }, takenBackAt: null };
      const goals = Array.from({ length: 1_101 }, (_, id) => ({ ...goal, id, at: NOON + id }));
      const write = "UPDATE known SET body = json_set(body, '$.goals', json(?)) WHERE id = ?";
      sql.exec(write, JSON.stringify(goals), '1');
      sql.exec(write, JSON.stringify(['another version']), '2');
      const read = openJournalData(sql, 'feed', NOON).known.goals();
      expect(read).toHaveLength(1_000);
      expect(read[0]).toMatchObject({ id: 1_100, at: NOON + 1_100 });
    });
  });
});
