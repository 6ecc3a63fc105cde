import { type Match, phaseOf, type Side, scoreOf, shootOutOf } from '../../web/domain/match.ts';
import type { Happened } from '../journal/entry.ts';
import { type Moment, momentSchema, type StoredMoment } from '../journal/moment.ts';
import { namedMatch } from './goals.ts';
import { JournalTable } from './journalTable.ts';

function endOf(match: Match): StoredMoment {
  const { state } = match;
  const ending = state.kind === 'finished' ? state.ending : 'regular';
  return { kind: 'ended', match: namedMatch(match), ending, score: scoreOf(state), shootOut: shootOutOf(state) };
}

/** Red cards and full-times of the last two days on the journal's disk, for visitors who were away. */
export class Moments {
  readonly #table: JournalTable<StoredMoment>;

  constructor(sql: SqlStorage) {
    this.#table = new JournalTable(sql, 'moments', momentSchema);
  }

  /** Applies changes. `matchOf` gives the current match. */
  add(happened: readonly Happened[], matchOf: (id: string) => Match | undefined): void {
    for (const { at, match: id, change } of happened) {
      const match = matchOf(id);
      if (match === undefined) continue;
      switch (change.kind) {
        case 'card':
          if (change.card === 'red') this.#sendOff(match, change, at);
          break;
        case 'card-taken-back':
          if (change.card === 'red') this.#takeBackCards(id, change, at);
          break;
        case 'status':
        case 'goal':
        case 'goal-taken-back':
        case 'score-corrected':
        case 'shoot-out':
          this.#end(match, at);
          break;
        case 'goals':
        case 'clock':
        case 'kick-off':
        case 'line-ups':
        case 'detail':
        case 'price':
        case 'list':
          break;
      }
    }
  }

  /** The moments of the last two days, newest first: at most a thousand. */
  latest(now: number): Moment[] {
    return this.#table.latest(now).map(({ id, at, takenBackAt, value }) => ({ id, at, takenBackAt, ...value }));
  }

  #sendOff(match: Match, { side, by }: { side: Side; by: number }, at: number): void {
    for (let count = 0; count < by; count += 1) {
      this.#table.insert({ kind: 'sent-off', match: namedMatch(match), side }, at);
    }
  }

  // Takes back the last valid cards of the side.
  #takeBackCards(match: string, { side, by }: { side: Side; by: number }, at: number): void {
    const cards = this.#table.valid(match).filter(({ value }) => value.kind === 'sent-off' && value.side === side);
    this.#table.takeBack(cards.slice(-by), at);
  }

  // A match has one valid end. A corrected end replaces it, and further play takes it back.
  #end(match: Match, at: number): void {
    const before = this.#table.valid(match.id).filter(({ value }) => value.kind === 'ended');
    const end = phaseOf(match) === 'finished' ? endOf(match) : null;
    if (before.at(-1)?.body === (end === null ? undefined : JSON.stringify(end))) return;
    this.#table.takeBack(before, at);
    if (end !== null) this.#table.insert(end, at);
  }
}
