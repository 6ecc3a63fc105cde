import type { Tournament } from './catalog.ts';
import { seasonMatches } from './seasonEvents.ts';
import { type Incident, latest, type Person, type Side } from './story.ts';
import type { World } from './world.ts';

/** So many players a feed lists. */
const LISTED = 30;

interface Tally {
  readonly player: Person;
  readonly team: { readonly id: string; readonly name: string };
  goals: number;
  penalties: number;
  assists: number;
  yellow_cards: number;
  red_cards: number;
}

/** What a competition's players have done by an instant, from what was told of each match of its season. */
export function scorersOf(world: World, tournament: Tournament, now: number) {
  const tallies = new Map<string, Tally>();
  const tallyOf = (player: Person, { id, name }: Tally['team']) => {
    const none = { goals: 0, penalties: 0, assists: 0, yellow_cards: 0, red_cards: 0 };
    const tally = tallies.get(player.id) ?? { player, team: { id, name }, ...none };
    tallies.set(player.id, tally);
    return tally;
  };
  const enter = (
    { type, player, assists }: Incident,
    team: Tally['team'],
    helperOf: (name: string) => Person | null,
  ) => {
    if (player === null) return;
    const tally = tallyOf(player, team);
    if (type === 'Goal' || type === 'Penalty') tally.goals += 1;
    if (type === 'Penalty') tally.penalties += 1;
    if (type === 'Yellow card') tally.yellow_cards += 1;
    if (type === 'Red card' || type === 'Yellow card 2') tally.red_cards += 1;
    for (const { name } of assists) {
      const helper = helperOf(name);
      if (helper !== null) tallyOf(helper, team).assists += 1;
    }
  };
  for (const match of seasonMatches(world, tournament, now)) {
    if (match.start > now) continue;
    const sides: readonly Side[] = ['home', 'away'];
    const names = Object.fromEntries(
      sides.map((side) => [
        side,
        new Map(world.squadOf(match[side]).players.map(({ player }) => [player.name, player])),
      ]),
    );
    for (const { side, versions } of world.storyOf(match).incidents) {
      const incident = latest(versions, now)?.incident;
      if (incident === undefined || incident.type === 'Own goal') continue;
      enter(incident, match[side], (name) => names[side]?.get(name) ?? null);
    }
  }
  const scorers = [...tallies.values()].sort(
    (one, other) =>
      other.goals - one.goals || other.assists - one.assists || (one.player.name < other.player.name ? -1 : 1),
  );
  return { scorers: scorers.slice(0, LISTED) };
}
