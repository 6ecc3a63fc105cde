import type * as v from 'valibot';
import { PERIODS } from '../../web/domain/match.ts';
import type { Entry } from '../journal/entry.ts';
import { type JournalBinding, siteJournal } from '../journal/protocol.ts';
import type { Handler } from './answer.ts';
import type * as schemas from './schemas.ts';
import { instantOf, statusOf } from './toWire.ts';

type Change = v.InferOutput<typeof schemas.change>;

const KINDS = [
  'postponed',
  'unreported',
  'delayed',
  'cancelled',
  'abandoned',
  'awaiting-info',
  'to-finish',
  'half-time',
  'playing',
  'finished',
  'not-started',
] as const;

/** The status of a journal's state name: `playing:first-half`. */
function statusOfName(name: string): Change['status'] {
  const [word, detail] = name.split(':');
  const kind = KINDS.find((each) => each === word) ?? 'other';
  return statusOf(
    kind,
    PERIODS.find((each) => each === detail),
  );
}

/** A journal entry as the API shows it; null for internal kinds, such as prices. */
export function changeOf(entry: Entry): Change | null {
  const { seq, at, sport, match, corrects } = entry;
  const nothing = { side: null, card: null, score: null, status: null, kickOff: null };
  const common = { seq, at: instantOf(at), sport, match, corrects, ...nothing };
  switch (entry.kind) {
    case 'goal':
    case 'goal-taken-back':
      return { ...common, kind: entry.kind, side: entry.side, score: entry.score };
    case 'score-corrected':
    case 'shoot-out':
      return { ...common, kind: entry.kind, score: entry.score };
    case 'card':
    case 'card-taken-back':
      return { ...common, kind: entry.kind, side: entry.side, card: entry.card };
    case 'status':
      return { ...common, kind: 'status', status: statusOfName(entry.to) };
    case 'kick-off':
      return { ...common, kind: 'kick-off', kickOff: instantOf(entry.kickOff) };
    case 'line-ups':
      return { ...common, kind: 'line-ups', side: entry.side };
    case 'clock':
    case 'goals':
    case 'detail':
    case 'price':
    case 'list':
      return null;
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
    const changes = visible.flatMap((entry) => changeOf(entry) ?? []);
    const page = changes.slice(0, limit);
    const isCut = page.length < changes.length;
    const last = (isCut ? page.at(-1)?.seq : visible.at(-1)?.seq) ?? after;
    const next = isCut ? addressWith({ after: String(last) }) : null;
    return { ok: true, value: { asOf: now, stale: false, data: { changes: page, last, next } } };
  };
