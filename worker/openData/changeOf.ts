import type * as v from 'valibot';
import type { JournalEntry } from '../../web/domain/matchChange.ts';
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
