import * as v from 'valibot';
import { type Goal, goalSchema, listsGoals } from '../../web/domain/goals.ts';
import { goalsOf, type Match, type Side, scoreOf, type Team, type ToldGoal } from '../../web/domain/match.ts';
import { runningMinute } from '../../web/domain/matchClock.ts';
import { log } from '../base/log.ts';
import type { Happened } from './entry.ts';

/** As long as entries are. */
const KEEP_MS = 48 * 60 * 60_000;
/** The goals of two days of the busiest weekend that a feed has told of. */
export const MOST_GOALS = 4_000;
/** How many others are told of: the newest. */
const MOST_TOLD = 1_000;
const PRUNE_MS = 10 * 60_000;

/** How long a half lasts with its break, to tell when a goal of before the journal's first look fell. */
const MINUTE = 60_000;
const FIRST_HALF = 45;
const BREAK = 18;

interface Row extends Record<string, SqlStorageValue> {
  id: number;
  at: number;
  back: number | null;
  body: string;
}

const storedGoal = v.omit(goalSchema, ['id', 'at', 'takenBackAt']);
type StoredGoal = v.InferOutput<typeof storedGoal>;

function nameOf(team: Team | null): StoredGoal['match']['home'] {
  if (team === null) return null;
  const { logo: _, crest: __, ...names } = team;
  return names;
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
  readonly #sql: SqlStorage;
  #prunedAt = Number.NEGATIVE_INFINITY;

  constructor(sql: SqlStorage) {
    this.#sql = sql;
    sql.exec(
      'CREATE TABLE IF NOT EXISTS goals (id INTEGER PRIMARY KEY AUTOINCREMENT, at INTEGER, match TEXT, back INTEGER, body TEXT)',
    );
    sql.exec('CREATE INDEX IF NOT EXISTS goals_of_match ON goals (match, id)');
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
    if (!listsGoals(match) || this.#standing(match.id).length > 0) return;
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
    this.#prune(now);
    return this.#read('SELECT id, at, back, body FROM goals ORDER BY at DESC, id DESC LIMIT ?', MOST_TOLD);
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
    this.#prune(at);
  }

  // A goal that the score does not have any more does not stand.
  #takeBack(match: string, score: Goal['score'] | null, at: number): void {
    if (score === null) return;
    for (const { id, side, score: had } of this.#standing(match)) {
      if (had[side] > score[side]) this.#sql.exec('UPDATE goals SET back = ? WHERE id = ?', at, id);
    }
  }

  // Who scored, and when, is often told after the goal.
  #name(match: Match): void {
    for (const { id, at: _, takenBackAt: __, ...goal } of this.#standing(match.id)) {
      const told = toldOf(match, goal.side, goal.score[goal.side]);
      if (told?.scorer === undefined || told.scorer === goal.scorer) continue;
      const minute = { minute: told.minute, ...(told.added === undefined ? {} : { added: told.added }) };
      const body = JSON.stringify({ ...goal, minute, scorer: told.scorer });
      this.#sql.exec('UPDATE goals SET body = ? WHERE id = ?', body, id);
    }
  }

  #insert({ id, sport, competition, home, away }: Match, goal: Omit<StoredGoal, 'match'>, at: number): void {
    const match = { id, sport, competition, home: nameOf(home), away: nameOf(away) };
    const body = JSON.stringify({ match, ...goal } satisfies StoredGoal);
    this.#sql.exec('INSERT INTO goals (at, match, back, body) VALUES (?, ?, NULL, ?)', at, id, body);
  }

  #standing(match: string): Goal[] {
    return this.#read('SELECT id, at, back, body FROM goals WHERE match = ? AND back IS NULL ORDER BY id', match);
  }

  #prune(now: number): void {
    if (now - this.#prunedAt < PRUNE_MS) return;
    this.#prunedAt = now;
    const kept = 'SELECT id FROM goals ORDER BY id DESC LIMIT ?';
    this.#sql.exec(`DELETE FROM goals WHERE at < ? OR id NOT IN (${kept})`, now - KEEP_MS, MOST_GOALS);
  }

  // What another version of the code wrote, and this one can't read, is left out.
  #read(query: string, ...values: SqlStorageValue[]): Goal[] {
    return this.#sql
      .exec<Row>(query, ...values)
      .toArray()
      .flatMap(({ id, at, back, body }) => {
        const read = v.safeParse(storedGoal, JSON.parse(body));
        if (!read.success) log('warn', 'goal unreadable', { issue: read.issues[0].message });
        return read.success ? [{ id, at, takenBackAt: back, ...read.output }] : [];
      });
  }
}
