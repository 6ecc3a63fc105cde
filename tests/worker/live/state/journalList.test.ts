import { describe, expect, it } from 'vitest';
import { backgroundWith } from '../../../../worker/base/background.ts';
import { journalList } from '../../../../worker/live/state/journalList.ts';
import { siteJournalWith } from '../../push/siteJournal.records.ts';

const background = backgroundWith(
  () => undefined,
  () => undefined,
);

function listOf(lines: { at: number; takenBackAt: number | null }[] | null) {
  return journalList({ getByName: () => siteJournalWith({}) }, 1_000, async () => lines);
}

describe('a list of the journal', () => {
  const began = Date.now() - 5_000;
  const line = { at: began + 2_000, takenBackAt: null };

  it.each([
    ['has what came while the page was made', { now: began, frozen: false }, [line]],
    ['has nothing after a stopped clock', { now: began, frozen: true }, []],
    ['has nothing after the delay of a television', { now: began - 60_000, frozen: false, behindMs: 60_000 }, []],
  ] as const)('%s', async (_, clock, shown) => {
    expect(await listOf([line]).read(clock, background)).toEqual(shown);
  });

  it('is unknown while the journal has seen no list', async () => {
    expect(await listOf(null).read({ now: began, frozen: false }, background)).toBeNull();
  });
});
