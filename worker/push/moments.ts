import { type Match, phaseOf, type Side, scoreOf, shootOutOf } from '../../web/domain/match.ts';
import { type Moment, momentSchema, type StoredMoment } from '../../web/domain/matchChange.ts';
import type { MatchEntry } from './changes.ts';
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

  /** Applies a change. */
  add({ at, row: match, change }: MatchEntry): void {
    switch (change.kind) {
      case 'card':
        if (change.card === 'red') this.#sendOff(match, change, at);
        break;
      case 'card-taken-back':
        if (change.card === 'red') this.#takeBackCards(match.id, change, at);
        break;
      case 'status':
      case 'shoot-out':
      case 'goal':
      case 'goal-taken-back':
      case 'score-corrected':
        this.#end(match, at);
        break;
      case 'row':
      case 'kick-off':
      case 'line-ups':
        break;
    }
  }

  /** The moments of the last two days, newest first: at most a thousand. */
  latest(now: number): Moment[] {
    return this.#table.latest(now);
  }

  #sendOff(match: Match, { side, by }: { side: Side; by: number }, at: number): void {
    for (let count = 0; count < by; count += 1) {
      this.#table.insert({ kind: 'sent-off', match: namedMatch(match), side }, at);
    }
  }

  // Takes back the last valid cards of the side.
  #takeBackCards(match: string, { side, by }: { side: Side; by: number }, at: number): void {
    const cards = this.#table.valid(match).filter((card) => card.kind === 'sent-off' && card.side === side);
    this.#table.takeBack(cards.slice(-by), at);
  }

  // A match has one valid end. A corrected end replaces it, and further play takes it back.
  #end(match: Match, at: number): void {
    const before = this.#table.valid(match.id).filter(({ kind }) => kind === 'ended');
    const end = phaseOf(match) === 'finished' ? endOf(match) : null;
    this.#table.takeBack(before, at);
    if (end !== null) this.#table.insert(end, at);
  }
}
