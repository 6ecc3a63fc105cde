import { type JournalBinding, siteJournal } from '../settings/journalBinding.ts';
import type { Handler } from './answer.ts';
import { changeOf } from './changeOf.ts';

/** Reads the changes of the journal. */
export const changesOf =
  (binding: JournalBinding): Handler<'listChanges'> =>
  async ({ after, limit, delay }, { addressWith }) => {
    const now = Date.now();
    if (binding === undefined) {
      const detail = 'This site keeps no journal of changes (LIVE_PUSH).';
      return { ok: false, error: { title: 'Not found', status: 404, detail } };
    }
    const entries = await siteJournal(binding)
      .since(after)
      .catch(() => null);
    if (entries === null) {
      return {
        ok: false,
        error: { title: 'Unavailable', status: 503, detail: 'The journal does not answer. Try again soon.' },
      };
    }
    const visible = entries.filter(({ at }) => at <= now - delay * 1000);
    const changes = visible.map(changeOf);
    const page = changes.slice(0, limit);
    const isCut = page.length < changes.length;
    const last = (isCut ? page.at(-1)?.seq : visible.at(-1)?.seq) ?? after;
    const next = isCut ? addressWith({ after: String(last) }) : null;
    return { ok: true, value: { asOf: now, stale: false, data: { changes: page, last, next } } };
  };
