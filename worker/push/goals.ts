import * as v from 'valibot';
import { type Goal, goalSchema, listsGoals, type NamedMatch } from '../../web/domain/goals.ts';
import { goalsOf, type Match, type Side, scoreOf, type Team, type ToldGoal } from '../../web/domain/match.ts';
import { runningMinute } from '../../web/domain/matchClock.ts';
import type { Happened } from './entry.ts';
import { JournalTable } from './journalTable.ts';

/** How long a half lasts with its break, to tell when a goal of before the journal's first look fell. */
const MINUTE = 60_000;
const FIRST_HALF = 45;
const BREAK = 18;

const storedGoal = v.omit(goalSchema, ['id', 'at', 'takenBackAt']);
type StoredGoal = v.InferOutput<typeof storedGoal>;

function nameOf(team: Team | null): NamedMatch['home'] {
  if (team === null) return null;
  const { logo: _, crest: __, ...names } = team;
  return names;
}

/** What a match is called, as lines of its own have it. */
export function namedMatch({ id, sport, competition, home, away }: Match): NamedMatch {
  return { id, sport, competition, home: nameOf(home), away: nameOf(away) };
}

// What is told of the nth goal of a side; nothing where other goals are told than the score has.
function toldOf({ state }: Match, side: Side, nth: number): ToldGoal | undefined {
  const told = goalsOf(state).filter((goal) => goal.side === side);
  return told.length === scoreOf(state)?.[side] ? told[nth - 1] : undefined;
}

function minuteAt({ state }: Match, at: number): StoredGoal['minute'] {
  const running = runningMinute(state, at);
  if (running === null || running.added === null) return null;
  return { minute: running.minute, ...(running.added === undefined ? {} : { added: running.added }) };
}

/** The list of goals: a line for each goal of the last two days, with what its match is called, on the journal's disk. */
export class Goals {
  readonly #table: JournalTable<StoredGoal>;

  constructor(sql: SqlStorage) {
    this.#table = new JournalTable(sql, 'goals', storedGoal);
  }

  /** Takes in what happened, and the matches that it happened in as they now are. */
  add(happened: readonly Happened[], matchOf: (id: string) => Match | undefined): void {
    for (const { at, match: id, change } of happened) {
      const match = matchOf(id);
      if (match === undefined || !listsGoals(match)) continue;
      switch (change.kind) {
        case 'goal':
          this.#fell(match, change, at);
          break;
        case 'goal-taken-back':
        case 'score-corrected':
          this.#takeBack(id, change.score, at);
          break;
        case 'goals':
          this.#name(match);
          break;
        case 'card':
        case 'card-taken-back':
        case 'status':
        case 'shoot-out':
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

  /** Takes in a match that is seen for the first time while it runs: the goals that are told of it, by its clock. `at` in milliseconds UTC. */
  begin(match: Match, at: number): void {
    if (!listsGoals(match) || this.#table.standing(match.id).length > 0) return;
    const score = { home: 0, away: 0 };
    for (const { side, minute, added = 0, scorer } of goalsOf(match.state)) {
      score[side] += 1;
      const since = minute + added + (minute > FIRST_HALF ? BREAK : 0);
      const goal = { side, minute: { minute, ...(added > 0 ? { added } : {}) }, scorer: scorer ?? null };
      this.#insert(match, { ...goal, score: { ...score } }, Math.min(at, match.kickOff + since * MINUTE));
    }
  }

  /** The goals of the last two days, the newest first: a thousand at most. */
  latest(now: number): Goal[] {
    return this.#table.latest(now).map(({ id, at, takenBackAt, told }) => ({ id, at, takenBackAt, ...told }));
  }

  #fell(match: Match, { side, by, score }: { side: Side; by: number; score: Goal['score'] }, at: number): void {
    this.#name(match);
    for (let nth = score[side] - by + 1; nth <= score[side]; nth += 1) {
      const told = toldOf(match, side, nth);
      const minute =
        told === undefined
          ? minuteAt(match, at)
          : { minute: told.minute, ...(told.added === undefined ? {} : { added: told.added }) };
      this.#insert(match, { side, minute, scorer: told?.scorer ?? null, score: { ...score, [side]: nth } }, at);
    }
  }

  // A goal that the score does not have any more does not stand.
  #takeBack(match: string, score: Goal['score'] | null, at: number): void {
    if (score === null) return;
    const gone = this.#table.standing(match).filter(({ told }) => told.score[told.side] > score[told.side]);
    this.#table.takeBack(gone, at);
  }

  // Who scored, and when, is often told after the goal.
  #name(match: Match): void {
    for (const { id, told: goal } of this.#table.standing(match.id)) {
      const told = toldOf(match, goal.side, goal.score[goal.side]);
      if (told?.scorer === undefined || told.scorer === goal.scorer) continue;
      const minute = { minute: told.minute, ...(told.added === undefined ? {} : { added: told.added }) };
      this.#table.rewrite(id, { ...goal, minute, scorer: told.scorer });
    }
  }

  #insert(match: Match, goal: Omit<StoredGoal, 'match'>, at: number): void {
    this.#table.insert({ match: namedMatch(match), ...goal }, at);
  }
}
