import { SECOND } from './calendar.ts';
import { instantIn, minuteLabel } from './footballClock.ts';
import type { Moment } from './footballMoments.ts';
import { incidentId } from './ids.ts';
import type { LineUp } from './lineUps.ts';
import type { Match } from './match.ts';
import type { Random } from './seed.ts';
import type { Incident, IncidentTrail, ScoreStep, Side } from './story.ts';
import { TeamSheet } from './teamSheet.ts';

interface Recorded {
  readonly incidents: IncidentTrail[];
  readonly scores: ScoreStep[];
}

type Versions = IncidentTrail['versions'];

const WHY_CANCELLED = ['Offside', 'Offside', 'Handball', 'Foul'] as const;

/** Writes down a match as a feed does: some seconds late, at times without a name, at times with a wrong one first. */
export class FootballRecorder {
  private readonly incidents: IncidentTrail[] = [];
  private readonly scores: ScoreStep[] = [];
  private readonly score = { home: 0, away: 0 };
  /** However late the news of a goal is, it never comes before that of an earlier one. */
  private lastNews = 0;
  private readonly match: Match;
  private readonly sheets: Record<Side, TeamSheet>;
  private readonly random: Random;

  constructor(match: Match, lineUps: Record<Side, LineUp>, random: Random) {
    this.match = match;
    this.sheets = { home: new TeamSheet(lineUps.home), away: new TeamSheet(lineUps.away) };
    this.random = random;
  }

  record(moments: readonly Moment[]): Recorded {
    for (const moment of moments) {
      const heard = Math.max(moment.at + this.random.whole(4, 22) * SECOND, this.lastNews);
      const at = Math.min(heard, moment.half.to - SECOND);
      this.lastNews = at;
      const versions = this.versionsOf(moment, at);
      if (versions) this.incidents.push({ side: moment.side, versions });
    }
    this.incidents.sort((a, b) => (a.versions[0]?.at ?? 0) - (b.versions[0]?.at ?? 0));
    this.scores.sort((a, b) => a.at - b.at);
    return { incidents: this.incidents, scores: this.scores };
  }

  private versionsOf(moment: Moment, at: number): Versions | null {
    const { side, kind } = moment;
    const sheet = this.sheets[side];
    switch (kind) {
      case 'goal':
      case 'penalty':
      case 'ownGoal':
        return this.goal(moment, at);
      case 'cancelledGoal':
        return this.cancelledGoal(moment, at);
      case 'missedPenalty': {
        const detail = this.random.pick(['Saved', 'Saved', 'Post', 'Wide']);
        return [
          {
            at,
            incident: this.incident(moment, { type: 'Missed penalty', detail, player: sheet.scorer(this.random) }),
          },
        ];
      }
      case 'yellow': {
        const { player, second } = sheet.book(this.random);
        return [{ at, incident: this.incident(moment, { type: second ? 'Yellow card 2' : 'Yellow card', player }) }];
      }
      case 'red':
        return [{ at, incident: this.incident(moment, { type: 'Red card', player: sheet.sendOff(this.random) }) }];
      case 'substitution': {
        const change = sheet.substitute(this.random);
        if (!change) return null;
        return [
          {
            at,
            incident: this.incident(moment, { type: 'Substitution in', player: change.on, player_out: change.off }),
          },
        ];
      }
    }
  }

  private goal(moment: Moment, at: number): Versions {
    const { random } = this;
    const { side, kind } = moment;
    const sheet = this.sheets[side];
    this.score[side] += 1;
    this.scores.push({ at, ...this.score });
    const detail = `${this.score.home}-${this.score.away}`;
    const type = kind === 'penalty' ? 'Penalty' : kind === 'ownGoal' ? 'Own goal' : 'Goal';
    const conceding = this.sheets[side === 'home' ? 'away' : 'home'];
    const player = kind === 'ownGoal' ? conceding.ownGoalScorer(random) : sheet.scorer(random);
    const helper = kind === 'goal' && random.chance(0.7) ? sheet.helper(player, random) : null;
    const assists = helper ? [{ name: helper.name }] : [];
    const full = this.incident(moment, { type, detail, player, assists });
    const dice = random.next();
    if (dice < 0.12) {
      return [
        { at, incident: { ...full, player: null, assists: [] } },
        { at: at + random.whole(45, 75) * SECOND, incident: full },
      ];
    }
    if (dice < 0.19 && kind === 'goal') {
      const mistaken = sheet.helper(player, random) ?? player;
      return [
        { at, incident: { ...full, player: mistaken, assists: [] } },
        { at: at + random.whole(150, 400) * SECOND, incident: full },
      ];
    }
    return [{ at, incident: full }];
  }

  /** The goal counts at first; one to three minutes later the score goes back. */
  private cancelledGoal(moment: Moment, at: number): Versions {
    const { random } = this;
    const { side } = moment;
    const player = this.sheets[side].scorer(random);
    const back = Math.min(
      instantIn(moment.half, moment.second) + random.whole(70, 175) * SECOND,
      moment.half.to - SECOND,
    );
    const before = { ...this.score };
    const given = { ...before, [side]: before[side] + 1 };
    this.scores.push({ at, ...given }, { at: back, ...before });
    const detail = `${given.home}-${given.away}`;
    const goal = this.incident(moment, { type: 'Goal', detail, player });
    const cancelled = { ...goal, type: 'Cancelled goal', detail: random.pick(WHY_CANCELLED) };
    return [
      { at, incident: goal },
      { at: back, incident: cancelled },
    ];
  }

  private incident(moment: Moment, facts: Pick<Incident, 'type' | 'player'> & Partial<Incident>): Incident {
    return {
      id: incidentId(this.match.id, this.incidents.length),
      match_time: minuteLabel(moment.half, moment.second),
      team: moment.side,
      detail: null,
      assists: [],
      ...facts,
    };
  }
}
