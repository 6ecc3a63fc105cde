import { beforeEach, describe, expect, it, vi } from 'vitest';
import { isolateLog } from '../../../worker/base/log.ts';
import { JournalList } from '../../../worker/live/journalList.ts';
import { siteJournalWith } from '../push/siteJournal.records.ts';

const LINE = { at: 1, takenBackAt: null };

const journal = siteJournalWith({});

/** A list whose first call gets the given promise. Further calls get an answer at once. */
function listWith(first: Promise<(typeof LINE)[]>) {
  const answers = [first];
  return new JournalList({ getByName: () => journal }, async () => answers.shift() ?? [LINE]);
}

beforeEach(() => {
  vi.useFakeTimers();
});

describe('journal list', () => {
  it('a reader does not wait for a load of a reader who left', async () => {
    const list = listWith(new Promise(() => undefined));
    void list.read(Date.now(), isolateLog);
    // A cancelled request loses its timers as well.
    vi.clearAllTimers();
    const waited = list.read(Date.now(), isolateLog);
    await vi.advanceTimersByTimeAsync(1_500);
    expect(await waited).toBeNull();
    await vi.advanceTimersByTimeAsync(100);
    expect(await list.read(Date.now(), isolateLog)).toEqual([LINE]);
  });
});
