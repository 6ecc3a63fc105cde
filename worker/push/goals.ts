import * as v from 'valibot';
import { type Goal, goalSchema, listsGoals, type NamedMatch } from '../../web/domain/goals.ts';
import { goalsOf, type ListedGoal, type Match, type Side, scoreOf, type Team } from '../../web/domain/match.ts';
import { runningMinute } from '../../web/domain/matchClock.ts';
import type { MatchEntry } from './changes.ts';
import { JournalTable } from './journalTable.ts';

/** The lengths of a minute, a half and the break, to estimate when earlier goals were scored. */
const MINUTE = 60_000;
const FIRST_HALF = 45;
const BREAK = 18;

const storedGoal = v.omit(goalSchema, ['id', 'at', 'takenBackAt']);
type StoredGoal = v.InferOutput<typeof storedGoal>;

/** A team’s names. */
export function nameOf(team: Team | null): NamedMatch['home'] {
  if (team === null) return null;
  const { logo: _, crest: __, ...names } = team;
  return names;
}

/** A match's names, as a stored line has them. */
export function namedMatch({ id, sport, competition, home, away }: Match): NamedMatch {
  return { id, sport, competition, home: nameOf(home), away: nameOf(away) };
}

/** The feed's entry for the nth goal of a side; undefined when its list of goals does not match the score. */
export function listedGoal({ state }: Match, side: Side, nth: number): ListedGoal | undefined {
  const listed = goalsOf(state).filter((goal) => goal.side === side);
  return listed.length === scoreOf(state)?.[side] ? listed[nth - 1] : undefined;
}

const minuteOf = ({ minute, added }: { minute: number; added?: number | undefined }): StoredGoal['minute'] =>
  added ? { minute, added } : { minute };

function minuteAt({ state }: Match, at: number): StoredGoal['minute'] {
  const running = runningMinute(state, at);
  if (running === null || running.added === null) return null;
  return minuteOf({ ...running, added: running.added });
}

/** The list of goals on the journal's disk: one line for each goal of the last two days, with the match's names. */
export class Goals {
  readonly #table: JournalTable<StoredGoal>;

  constructor(sql: SqlStorage) {
    this.#table = new JournalTable(sql, 'goals', storedGoal);
  }

  /** Applies a change. */
  add({ at, row: match, change }: MatchEntry): void {
    if (!listsGoals(match)) return;
    switch (change.kind) {
      case 'goal':
        this.#addGoals(match, change, at);
        break;
      case 'goal-taken-back':
      case 'score-corrected':
        this.#takeBack(match.id, change.score, at);
        break;
      case 'row':
        this.#addScorers(match);
        break;
      case 'card':
      case 'card-taken-back':
      case 'status':
      case 'shoot-out':
      case 'kick-off':
      case 'line-ups':
        break;
    }
  }

  /**
   * Adds the listed goals of a match that is first seen in play, with times estimated from their minutes. `at` in
   * milliseconds UTC.
   */
  begin(match: Match, at: number): void {
    if (!listsGoals(match) || this.#table.valid(match.id).length > 0) return;
    const score = { home: 0, away: 0 };
    for (const goal of goalsOf(match.state)) {
      const { side, minute, added = 0, scorer = null } = goal;
      score[side] += 1;
      const since = minute + added + (minute > FIRST_HALF ? BREAK : 0);
      const instant = Math.min(at, match.kickOff + since * MINUTE);
      this.#insert(match, { side, minute: minuteOf(goal), scorer, score: { ...score } }, instant);
    }
  }

  /** The goals of the last two days, newest first: at most a thousand. */
  latest(now: number): Goal[] {
    return this.#table.latest(now);
  }

  #addGoals(match: Match, { side, by, score }: { side: Side; by: number; score: Goal['score'] }, at: number): void {
    this.#addScorers(match);
    for (let nth = score[side] - by + 1; nth <= score[side]; nth += 1) {
      const listed = listedGoal(match, side, nth);
      const minute = listed === undefined ? minuteAt(match, at) : minuteOf(listed);
      this.#insert(match, { side, minute, scorer: listed?.scorer ?? null, score: { ...score, [side]: nth } }, at);
    }
  }

  // Marks goals beyond the corrected score as taken back.
  #takeBack(match: string, score: Goal['score'] | null, at: number): void {
    if (score === null) return;
    const gone = this.#table.valid(match).filter((goal) => goal.score[goal.side] > score[goal.side]);
    this.#table.takeBack(gone, at);
  }

  // The feed often adds scorer and minute after the goal.
  #addScorers(match: Match): void {
    for (const goal of this.#table.valid(match.id)) {
      const listed = listedGoal(match, goal.side, goal.score[goal.side]);
      if (listed?.scorer === undefined || listed.scorer === goal.scorer) continue;
      this.#table.rewrite(goal.id, { ...goal, minute: minuteOf(listed), scorer: listed.scorer });
    }
  }

  #insert(match: Match, goal: Omit<StoredGoal, 'match'>, at: number): void {
    this.#table.insert({ match: namedMatch(match), ...goal }, at);
  }
}
