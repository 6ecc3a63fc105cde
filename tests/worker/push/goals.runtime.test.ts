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
  (await stub.goals(source)).map(({ match, side, score, takenBackAt }) => [
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
    expect(goals.at(-1)).toMatchObject({
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
    expect((await lines(journal))[0]).toEqual(['1', 'home', '2-0', 'valid']);
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

  it('adds the scorer to a goal that is already listed', async () => {
    const journal = journalWith([running('1')]);
    await journal.look();
    await laterIn(journal, 1, running('1', 1, 0));
    expect(await journal.stub.goals(journal.source)).toMatchObject([{ scorer: null, minute: { minute: 22 } }]);
    await laterIn(journal, 2, running('1', 1, 0, told(['21', 'Named'])));
    expect(await journal.stub.goals(journal.source)).toMatchObject([{ scorer: 'Named', minute: { minute: 21 } }]);
  });

  it('lists no baskets', async () => {
    const journal = journalWith([running('1', 0, 0, { sport: 23 })]);
    await journal.look();
    await laterIn(journal, 1, running('1', 2, 0, { sport: 23 }));
    expect(await journal.stub.goals(journal.source)).toEqual([]);
  });

  it('returns at most a thousand readable goals, also of an earlier version', async () => {
    const { stub } = journalWith([]);
    await runInDurableObject(stub, (_, { storage: { sql } }) => {
      const match = matchFrom({ id: '1' });
      openJournalData(sql, 'feed', NOON).known.update([match, matchFrom({ id: '2' })], NOON);
      sql.exec("UPDATE known SET body = json_set(body, '$.goals', json_array('another version')) WHERE id = '2'");
      sql.exec('CREATE TABLE goals (id INTEGER PRIMARY KEY, at INTEGER, match TEXT, back INTEGER, body TEXT)');
      const body = JSON.stringify({ match, side: 'home', minute: null, scorer: null, score: { home: 1, away: 0 } });
      const insert = 'INSERT INTO goals (at, match, back, body) VALUES (?, ?, ?, ?)';
      for (let count = 0; count < 1_100; count += 1) sql.exec(insert, NOON + count, '1', null, body);
      sql.exec(insert, NOON + 2_000, '1', NOON + 3_000, body);
      for (let start = 0; start < 2; start += 1) {
        const goals = openJournalData(sql, 'feed', NOON).known.goals();
        expect(goals).toHaveLength(1_000);
        expect(goals[0]).toMatchObject({ id: 1_101, at: NOON + 2_000, takenBackAt: NOON + 3_000, side: 'home' });
        expect(goals[1]).toMatchObject({ at: NOON + 1_099, takenBackAt: null, match: { id: '1' } });
      }
    });
  });
});
