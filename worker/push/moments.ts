import { type Goal, listsGoals } from '../../web/domain/goals.ts';
import { type Match, phaseOf, type Side, scoreOf, shootOutOf } from '../../web/domain/match.ts';
import { type Moment, momentSchema, type StoredMoment } from '../../web/domain/matchChange.ts';
import type { MatchEntry } from './changes.ts';
import { earlierGoals, namedMatch, newGoals, type StoredGoal, storedGoal, withScorer } from './goals.ts';
import { JournalTable } from './journalTable.ts';

function endOf(match: Match): StoredMoment {
  const { state } = match;
  const ending = state.kind === 'finished' ? state.ending : 'regular';
  return { kind: 'ended', match: namedMatch(match), ending, score: scoreOf(state), shootOut: shootOutOf(state) };
}

/** Goals, red cards and full-times of the last two days on the journal's disk, with the names of their matches. */
export class Moments {
  readonly #goals: JournalTable<StoredGoal>;
  readonly #others: JournalTable<StoredMoment>;

  constructor(sql: SqlStorage) {
    this.#goals = new JournalTable(sql, 'goals', storedGoal);
    this.#others = new JournalTable(sql, 'moments', momentSchema);
  }

  /** The goals, newest first: at most a thousand. */
  goals(now: number): Goal[] {
    return this.#goals.latest(now);
  }

  /** The red cards and full-times, newest first: at most a thousand. */
  others(now: number): Moment[] {
    return this.#others.latest(now);
  }

  /** Adds the earlier goals of a match that is first seen in play. `at` in milliseconds UTC. */
  begin(match: Match, at: number): void {
    if (!listsGoals(match) || this.#goals.valid(match.id).length > 0) return;
    for (const earlier of earlierGoals(match, at)) this.#goals.insert(earlier.goal, earlier.at);
  }

  /** Applies a change. */
  add({ at, row: match, change }: MatchEntry): void {
    switch (change.kind) {
      case 'goal':
        this.#addScorers(match);
        if (listsGoals(match)) for (const goal of newGoals(match, change, at)) this.#goals.insert(goal, at);
        this.#end(match, at);
        break;
      case 'goal-taken-back':
      case 'score-corrected':
        if (change.score !== null) this.#takeBackGoals(match.id, change.score, at);
        this.#end(match, at);
        break;
      case 'row':
        this.#addScorers(match);
        break;
      case 'card':
        if (change.card === 'red') this.#sendOff(match, change, at);
        break;
      case 'card-taken-back':
        if (change.card === 'red') this.#takeBackCards(match.id, change, at);
        break;
      case 'status':
      case 'shoot-out':
        this.#end(match, at);
        break;
      case 'kick-off':
      case 'line-ups':
        break;
      default:
        change satisfies never;
    }
  }

  // The feed often adds scorer and minute after the goal.
  #addScorers(match: Match): void {
    for (const { id, ...goal } of this.#goals.valid(match.id)) {
      const named = withScorer(match, goal);
      if (named !== null) this.#goals.rewrite(id, named);
    }
  }

  // Takes back the goals beyond the corrected score.
  #takeBackGoals(match: string, score: StoredGoal['score'], at: number): void {
    const gone = this.#goals.valid(match).filter((goal) => goal.score[goal.side] > score[goal.side]);
    this.#goals.takeBack(gone, at);
  }

  #sendOff(match: Match, { side, by }: { side: Side; by: number }, at: number): void {
    for (let count = 0; count < by; count += 1) {
      this.#others.insert({ kind: 'sent-off', match: namedMatch(match), side }, at);
    }
  }

  // Takes back the last valid cards of the side.
  #takeBackCards(match: string, { side, by }: { side: Side; by: number }, at: number): void {
    const cards = this.#others.valid(match).filter((card) => card.kind === 'sent-off' && card.side === side);
    this.#others.takeBack(cards.slice(-by), at);
  }

  // A match has one valid end. A corrected end replaces it, and further play takes it back.
  #end(match: Match, at: number): void {
    const before = this.#others.valid(match.id).filter(({ kind }) => kind === 'ended');
    this.#others.takeBack(before, at);
    if (phaseOf(match) === 'finished') this.#others.insert(endOf(match), at);
  }
}
