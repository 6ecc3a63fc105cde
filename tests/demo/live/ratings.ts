import { MINUTE } from './calendar.ts';
import type { LineUp, LineUpPlayer } from './lineUps.ts';
import type { Match } from './match.ts';
import { fraction } from './seed.ts';
import { type Incident, latest, type Side, type Story, scoreAt } from './story.ts';

/** A feed marks nobody before so much was played. */
const FIRST_MARKS = 10 * MINUTE;

/** What each incident is worth to the player that it names. */
const WORTH: Readonly<Record<string, number>> = {
  Goal: 1,
  Penalty: 0.8,
  'Own goal': -1.2,
  'Missed penalty': -0.7,
  'Yellow card': -0.4,
  'Yellow card 2': -1.4,
  'Red card': -1.8,
};
const HELP = 0.6;
/** What a goal more or less than the other side has is worth to everybody. */
const LEAD = 0.25;

/** The line-ups with marks (`rating`) of who has played by an instant, as texts of two decimals; youth and reserves get none. */
export function ratedLineUps(lineUps: Record<Side, LineUp>, match: Match, story: Story, now: number) {
  const began = story.properties[0]?.at;
  if (began === undefined || now < began + FIRST_MARKS || !match.tournament.senior) return lineUps;
  const told = story.incidents.flatMap(({ versions }) => latest(versions, now)?.incident ?? []);
  const { home, away } = scoreAt(story, now);
  const rate = (side: Side) => {
    const lead = Math.max(-3, Math.min(3, side === 'home' ? home - away : away - home));
    const { players, ...rest } = lineUps[side];
    return { ...rest, players: players.map((each) => rated(each, { told, lead, match: match.id })) };
  };
  return { home: rate('home'), away: rate('away') };
}

function rated(entry: LineUpPlayer, { told, lead, match }: { told: readonly Incident[]; lead: number; match: string }) {
  const { player, starter } = entry;
  if (!starter && !told.some(({ type, player: on }) => type.startsWith('Substitution') && on?.id === player.id))
    return entry;
  const own = told.filter((each) => each.player?.id === player.id);
  const worth = own.reduce((sum, { type }) => sum + (WORTH[type] ?? 0), 0);
  const helped = told.filter(({ assists }) => assists.some(({ name }) => name === player.name)).length;
  const form = 6 + fraction(`rating|${match}|${player.id}`) * 1.4;
  const mark = Math.max(3, Math.min(10, form + worth + helped * HELP + lead * LEAD));
  return { ...entry, rating: mark.toFixed(2) };
}
