import type { EventDetail, LineUp } from '../../../web/domain/eventDetail.ts';
import { isUnderWay, type Match, type MatchState, type Period, phaseOf, scoreOf } from '../../../web/domain/match.ts';
import { PERIODS } from '../../../web/domain/matchKinds.ts';
import type { Sport } from '../../../web/domain/sport.ts';
import { worthOf } from './worth.ts';

const NONE = { home: 0, away: 0 };

/** Spoiler-free mode shows this period for all later ones too, because extra time gives away a draw. */
const LAST_PERIODS: Readonly<Record<Sport, Period>> = {
  football: 'second-half',
  basketball: 'fourth-quarter',
  'ice-hockey': 'third-period',
  handball: 'second-half',
};

function concealedState(match: Match): MatchState {
  const { state, sport } = match;
  const running = (period: Period, startedAt: number | null): MatchState => {
    return { kind: 'playing', period, startedAt, score: null };
  };
  switch (state.kind) {
    case 'not-started':
    case 'postponed':
    case 'unreported':
      return state;
    case 'playing': {
      const last = LAST_PERIODS[sport];
      const period = PERIODS.indexOf(state.period) > PERIODS.indexOf(last) ? last : state.period;
      // The start is left out, because a running or stopped clock would tell normal time from extra time.
      return running(period, period === last ? null : state.startedAt);
    }
    case 'half-time':
      return { kind: 'half-time', score: null };
    case 'finished': {
      const worth = worthOf(match);
      return {
        kind: 'finished',
        ending: 'regular',
        score: null,
        shootOut: null,
        ...(worth !== undefined && { worth }),
      };
    }
    case 'other':
      return phaseOf(match) === 'finished'
        ? { kind: 'finished', ending: 'regular', score: null, shootOut: null }
        : running(LAST_PERIODS[sport], null);
    case 'delayed':
    case 'cancelled':
    case 'abandoned':
    case 'to-finish':
      return { kind: state.kind, score: null };
    case 'awaiting-info':
      return { ...state, score: null };
  }
}

/** Hides a match's score, cards and how it was decided, but not that there is a score. */
export function concealed(match: Match): Match {
  const hasScore = scoreOf(match.state) !== null;
  return {
    ...match,
    state: concealedState(match),
    redCards: NONE,
    correctedAt: null,
    ...(hasScore ? { concealed: true } : {}),
  };
}

/** Line-ups without ratings, which give away who played well and who came on. */
export function withoutRatings(lineUps: EventDetail['lineUps']): EventDetail['lineUps'] {
  const bare = (players: LineUp['starters']) => players.map(({ rating: _, ...player }) => player);
  const without = (lineUp: LineUp | null) =>
    lineUp && { ...lineUp, starters: bare(lineUp.starters), bench: bare(lineUp.bench) };
  return { home: without(lineUps.home), away: without(lineUps.away) };
}

const hasBegun = (match: Match) => isUnderWay(match) || phaseOf(match) === 'finished' || scoreOf(match.state) !== null;

/** A match's details without results. Teams, venue and line-ups without ratings stay. */
export function concealedDetail(detail: EventDetail): EventDetail {
  const { match, statistics } = detail;
  if (!hasBegun(match)) return { ...detail, match: concealed(match) };
  const nothing = { halfTime: null, shootOut: null, incidents: [], periods: [], statistics: [] };
  const hidden = { statistics: statistics.length > 0 };
  return { ...detail, ...nothing, hidden, lineUps: withoutRatings(detail.lineUps), match: concealed(match) };
}
