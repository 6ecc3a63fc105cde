import type * as v from 'valibot';
import type { JournalEntry } from '../../web/domain/matchChange.ts';
import { type JournalBinding, siteJournal } from '../settings/journalBinding.ts';
import type { Handler } from './answer.ts';
import type * as schemas from './schemas.ts';
import { instantOf, statusOf } from './toWire.ts';

type Change = v.InferOutput<typeof schemas.change>;

/** A journal entry as the API shows it. */
export function changeOf({ seq, at, sport, match, corrects, change }: JournalEntry): Change {
  const nothing = { side: null, card: null, score: null, status: null, kickOff: null };
  const common = { seq, at: instantOf(at), sport, match, corrects, ...nothing };
  switch (change.kind) {
    case 'goal':
    case 'goal-taken-back':
      return { ...common, kind: change.kind, side: change.side, score: change.score };
    case 'score-corrected':
    case 'shoot-out':
      return { ...common, kind: change.kind, score: change.score };
    case 'card':
    case 'card-taken-back':
      return { ...common, kind: change.kind, side: change.side, card: change.card };
    case 'status':
      return { ...common, kind: 'status', status: statusOf(change.state) };
    case 'kick-off':
      return { ...common, kind: 'kick-off', kickOff: instantOf(change.kickOff) };
    case 'line-ups':
      return { ...common, kind: 'line-ups', side: change.side };
  }
}

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
