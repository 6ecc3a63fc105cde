import { dayOf, firstDayOf, HOUR, startOfDay, weekOf } from './calendar.ts';
import type { Team, Tournament } from './catalog.ts';
import { isKnockOut } from './course.ts';
import type { Course, Match } from './match.ts';
import { type Season, seasonAt, seasonNumbered } from './season.ts';
import { Random } from './seed.ts';
import { type Score, type Story, scoreAt } from './story.ts';

const ID = /^8(\d{7})(\d{2})(\d)(\d{2})(\d)$/;

/** Cups whose semi-finals have two legs. */
const TWO_LEGS = new Set(['EFL Cup', 'Copa del Rey', 'Coppa Italia']);

const NAMES: Readonly<Record<number, string>> = { 1: 'Final', 2: 'Semi-finals', 4: 'Quarter-finals' };

/** Two teams that meet; `matches` are one, or two legs. */
interface DrawnTie {
  readonly matches: readonly Match[];
  readonly winner: Team;
}

/** A round of a cup: its ties, and who needs none of them. */
export interface DrawnRound {
  readonly ties: readonly DrawnTie[];
}

/** Whether the demonstration draws a bracket of a competition. */
export function hasBracket(tournament: Tournament): boolean {
  return tournament.sport === 'football' && tournament.senior && isKnockOut(tournament);
}

function courseOf(random: Random): Course {
  const dice = random.next();
  return dice < 0.1 ? 'extraTime' : dice < 0.2 ? 'shootOut' : 'normal';
}

/** The goals of a match when all of it is over, those of a shoot-out too. */
function finalOf(match: Match, storyOf: (match: Match) => Story): Score {
  const story = storyOf(match);
  return story.results.find(({ name }) => name === 'finalresult') ?? scoreAt(story, Number.POSITIVE_INFINITY);
}

/** How many teams the rounds of a cup have room for, the first round first. */
function roundSizes({ teams }: Tournament): number[] {
  const sizes: number[] = [];
  for (let size = 2 ** Math.ceil(Math.log2(Math.max(2, teams.length))); size >= 2; size /= 2) sizes.push(size);
  return sizes;
}

/** The week in which a round of a cup is played: an odd one. A second leg is played in the week after it. */
function weekOfCupRound({ firstDay, lastDay }: Season, round: number, rounds: number): number {
  return weekOf(firstDay + Math.floor(((lastDay - firstDay) * (round + 0.6)) / rounds)) | 1;
}

/** The matches of a cup in a week (Tuesday first). */
export function cupMatchesInWeek(
  tournament: Tournament,
  week: number,
  roundsOf: (tournament: Tournament, season: Season) => readonly DrawnRound[],
): Match[] {
  const season = seasonAt(tournament, startOfDay(firstDayOf(week)));
  const sizes = roundSizes(tournament);
  const isPlayed = sizes.some((_, round) => [0, 1].includes(week - weekOfCupRound(season, round, sizes.length)));
  if (!isPlayed) return [];
  const matches = roundsOf(tournament, season).flatMap(({ ties }) => ties.flatMap((tie) => tie.matches));
  return matches.filter(({ start }) => weekOf(dayOf(start)) === week);
}

/** All rounds of a cup’s season as they will have been, the first one first. Who is through follows from each match’s story. */
export function cupRounds(tournament: Tournament, season: Season, storyOf: (match: Match) => Story): DrawnRound[] {
  const random = new Random(`cup|${tournament.id}|${season.name}`);
  let left = random.shuffle(tournament.teams);
  const sizes = roundSizes(tournament);
  return sizes.map((size, round): DrawnRound => {
    // Who is seeded beyond what fills the round is through without a match.
    const byes = size - left.length;
    const pairs = Array.from({ length: (left.length - byes) / 2 }, (_, tie) => left.slice(tie * 2, tie * 2 + 2));
    const free = left.slice(pairs.length * 2);
    const week = weekOfCupRound(season, round, sizes.length);
    const name = NAMES[size / 2] ?? `Round of ${size}`;
    const ties = pairs.flatMap(([one, other], tie): DrawnTie[] => {
      if (one === undefined || other === undefined) return [];
      const matchOf = (home: Team, away: Team, leg: number, course: Course, called: string): Match => ({
        id: `8${tournament.id}${String(season.number % 100).padStart(2, '0')}${round}${String(tie).padStart(2, '0')}${leg}`,
        sport: tournament.sport,
        tournament,
        home,
        away,
        round: called,
        course,
        anchor: false,
        start: startOfDay(firstDayOf(week) + (leg > 1 ? 8 : 1)) + (tie % 2 === 0 ? 19 : 20) * HOUR,
      });
      if (size !== 4 || !TWO_LEGS.has(tournament.name)) {
        const match = matchOf(one, other, 1, courseOf(random), name);
        const { home, away } = finalOf(match, storyOf);
        return [{ matches: [match], winner: home > away ? one : other }];
      }
      const first = matchOf(one, other, 1, 'normal', `${name} 1st leg`);
      const before = finalOf(first, storyOf);
      // A second leg that leaves both level is drawn again: nobody tells yet how such a tie goes on.
      for (let leg = 2; leg <= 9; leg += 1) {
        const second = matchOf(other, one, leg, 'normal', `${name} 2nd leg`);
        const after = finalOf(second, storyOf);
        const lead = before.home + after.away - before.away - after.home;
        if (lead !== 0 || leg === 9) return [{ matches: [first, second], winner: lead > 0 ? one : other }];
      }
      return [];
    });
    left = [...ties.map(({ winner }) => winner), ...free];
    return { ties };
  });
}

/** The match of a cup that an id names, or null. */
export function cupMatchById(
  id: string,
  tournamentOf: (id: string) => Tournament | undefined,
  now: number,
  roundsOf: (tournament: Tournament, season: Season) => readonly DrawnRound[],
): Match | null {
  const [, tournamentId = '', number] = ID.exec(id) ?? [];
  const tournament = tournamentOf(tournamentId);
  if (tournament === undefined || !hasBracket(tournament)) return null;
  const rounds = roundsOf(tournament, seasonNumbered(tournament, Number(number), now));
  return rounds.flatMap(({ ties }) => ties.flatMap(({ matches }) => matches)).find((match) => match.id === id) ?? null;
}
