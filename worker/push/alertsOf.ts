import type { AlertKind } from '../../web/domain/alerts.ts';
import { followsOfMatch } from '../../web/domain/follows.ts';
import { listsGoals } from '../../web/domain/goals.ts';
import { latestKickOff } from '../../web/domain/kickOff.ts';
import { type Match, type MatchState, type Period, phaseOf, scoreOf } from '../../web/domain/match.ts';
import type { MatchChange } from '../../web/domain/matchChange.ts';
import { PERIODS } from '../../web/domain/matchKinds.ts';
import type { Deed } from '../../web/domain/player.ts';
import { minuteText } from '../../web/format/matchStatus.ts';
import { minuteOf } from '../../web/format/minutes.ts';
import type { Alert, AlertNews, PlayerNewsType } from '../settings/alertBinding.ts';
import type { Entry, MatchEntry } from './changes.ts';
import { listedGoal, nameOf } from './goals.ts';
import type { PlayerChange } from './playerDeeds.ts';
import { risingNumbers } from './risingNumbers.ts';

/** Later a match is over in every sport, so its news is a correction of an old list. */
const PLAY_MS = 6 * 60 * 60_000;
/** A kick-off that the source reports later is old news. */
const KICK_OFF_MS = 15 * 60_000;

const HOUR = 3_600;

const FIRST_PERIODS = PERIODS.filter((period) => /^first-/.test(period));

interface NewsFacts {
  kind: AlertKind;
  /** The most important news of a read has the highest rank and replaces the rest. */
  rank: number;
  /** For how many seconds it is news to a browser that is away. */
  ttl: number;
  /** Whether it tells the result, so that a spoiler-free visitor reads only that something happened. */
  spoils: boolean;
}

const MOVED: NewsFacts = { kind: 'moved', rank: 1, ttl: 12 * HOUR, spoils: false };
const RED_CARD: NewsFacts = { kind: 'red-card', rank: 3, ttl: HOUR, spoils: true };
// That a match goes on is a part of its result.
const GOES_ON: NewsFacts = { kind: 'full-time', rank: 4, ttl: HOUR, spoils: true };
const GOAL: NewsFacts = { kind: 'goal', rank: 5, ttl: HOUR, spoils: true };

export const NEWS_FACTS: Readonly<Record<AlertNews['type'], NewsFacts>> = {
  'line-ups': { kind: 'line-ups', rank: 0, ttl: HOUR, spoils: false },
  'kick-off': { kind: 'kick-off', rank: 2, ttl: HOUR, spoils: false },
  'half-time': { kind: 'half-time', rank: 4, ttl: HOUR, spoils: false },
  'extra-time': GOES_ON,
  overtime: GOES_ON,
  'shoot-out': GOES_ON,
  // The text hides the result.
  'full-time': { kind: 'full-time', rank: 6, ttl: 6 * HOUR, spoils: false },
  'red-card': RED_CARD,
  'red-card-overturned': RED_CARD,
  goal: GOAL,
  'goal-disallowed': GOAL,
  'score-corrected': GOAL,
  moved: MOVED,
  postponed: MOVED,
  cancelled: MOVED,
  abandoned: MOVED,
  'player-starts': { kind: 'starts', rank: 0, ttl: HOUR, spoils: false },
  'player-goal': GOAL,
  'player-assist': { ...GOAL, kind: 'assist' },
  'player-card': { ...RED_CARD, kind: 'cards' },
  'player-substituted': { ...RED_CARD, kind: 'substituted' },
};

/** The news of what a player did; null for none. */
const NEWS_OF_DEEDS: Readonly<Record<Deed, PlayerNewsType | null>> = {
  starter: 'player-starts',
  goal: 'player-goal',
  penalty: 'player-goal',
  'own-goal': 'player-goal',
  'cancelled-goal': 'player-goal',
  'missed-penalty': null,
  assist: 'player-assist',
  'yellow-card': 'player-card',
  'second-yellow-card': 'player-card',
  'red-card': 'player-card',
  'came-on': 'player-substituted',
  'went-off': 'player-substituted',
};

/** What an alert is about: a match, or a player in it. Newer news of it replaces older. */
export const topicOf = ({ match, news }: Alert): string => ('deed' in news ? `${match.id} ${news.player}` : match.id);

const GOES_ON_IN: Readonly<Partial<Record<Period, 'extra-time' | 'overtime' | 'shoot-out'>>> = {
  'extra-time-first-half': 'extra-time',
  overtime: 'overtime',
  penalties: 'shoot-out',
};

function newsOfState(state: MatchState, { kickOff }: Match, at: number): AlertNews | null {
  switch (state.kind) {
    case 'playing': {
      const type = GOES_ON_IN[state.period];
      if (type !== undefined) return { type, score: state.score };
      const isStart = FIRST_PERIODS.includes(state.period) && at - (state.startedAt ?? kickOff) < KICK_OFF_MS;
      return isStart ? { type: 'kick-off' } : null;
    }
    case 'half-time':
      return { type: 'half-time', score: state.score };
    case 'finished':
      return { type: 'full-time', ending: state.ending, score: state.score, shootOut: state.shootOut };
    case 'postponed':
    case 'cancelled':
    case 'abandoned':
      return { type: state.kind };
    case 'not-started':
    case 'unreported':
    case 'delayed':
    case 'awaiting-info':
    case 'to-finish':
    case 'other':
      return null;
  }
}

function newsOf(change: MatchChange | PlayerChange, match: Match, at: number): AlertNews | null {
  switch (change.kind) {
    case 'goal': {
      const { side, by, score } = change;
      if (!listsGoals(match)) return null;
      const scorer = listedGoal(match, side, score[side])?.scorer ?? null;
      return { type: 'goal', side, by, score, minute: minuteText(match.state, at), scorer };
    }
    case 'goal-disallowed':
      // Without a side the goal came and went between two reads, so it was never sent.
      return change.side === null || change.score === null || !listsGoals(match)
        ? null
        : {
            type: 'goal-disallowed',
            ...{ side: change.side, score: change.score, scorer: change.scorer ?? null, reason: null },
          };
    case 'score-corrected':
      return change.score === null || !listsGoals(match) ? null : { type: 'score-corrected', score: change.score };
    case 'card':
      return change.card === 'red' ? { type: 'red-card', side: change.side } : null;
    case 'card-overturned':
      return change.card === 'red' ? { type: 'red-card-overturned', side: change.side } : null;
    case 'status':
      return newsOfState(change.state, match, at);
    case 'line-ups':
      return { type: 'line-ups', side: change.side };
    case 'kick-off': {
      // Sources correct the time of a match that has begun. Whether one of an unknown status has, only the time tells.
      const phase = phaseOf(match);
      const isAhead = match.state.kind === 'other' ? change.kickOff > at : phase === 'upcoming' || phase === 'off';
      return isAhead ? { type: 'moved' } : null;
    }
    case 'shoot-out':
      return null;
    case 'player': {
      const { kind: _, minute, ...did } = change;
      const type = NEWS_OF_DEEDS[did.deed];
      return type === null ? null : { type, ...did, minute: minute && minuteOf(minute) };
    }
  }
}

function alertOf({ at, row, change }: MatchEntry): Omit<Alert, 'id'> | null {
  const { id, sport, kickOff, untimed, home, away } = row;
  if (change.kind === 'row' || at > latestKickOff(row) + PLAY_MS) return null;
  const news = newsOf(change, row, at);
  if (news === null) return null;
  const follows = change.kind === 'player' ? [change.player] : followsOfMatch(row);
  const match = { id, sport, kickOff, untimed, home: nameOf(home), away: nameOf(away), score: scoreOf(row.state) };
  return { at, kind: NEWS_FACTS[news.type].kind, follows, match, news };
}

const nextId = risingNumbers();

/** The alerts for changes of matches, the most important of each match last. `now` in milliseconds UTC. */
export function alertsOf(entries: readonly Entry[], now: number): Alert[] {
  return entries
    .flatMap((entry) => ('row' in entry ? (alertOf(entry) ?? []) : []))
    .toSorted((one, other) => NEWS_FACTS[one.news.type].rank - NEWS_FACTS[other.news.type].rank)
    .map((alert) => ({ id: nextId(now), ...alert }));
}
