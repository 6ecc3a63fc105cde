import { type Match, phaseOf } from '../../web/domain/match.ts';

/** Chooses matches evenly from every sport and phase, spread over the list of each. */
export function everyPhase(matches: readonly Match[], most: number): Match[] {
  const kinds = [...Map.groupBy(matches, (match) => `${match.sport} ${phaseOf(match)}`).values()];
  const rounds = Math.ceil(most / kinds.length);
  const chosen = new Set<Match>();
  for (let round = 0; round < rounds; round += 1) {
    for (const kind of kinds) {
      const match = kind[Math.floor((round * kind.length) / rounds)];
      if (match !== undefined) chosen.add(match);
    }
  }
  return [...chosen].slice(0, most);
}
