import { SPORTS, type Sport } from '../../web/domain/sport.ts';
import { basketball } from './basketball.ts';
import { balkansAndCaspian } from './football/balkansAndCaspian.ts';
import { britishIsles } from './football/britishIsles.ts';
import { centralEurope } from './football/centralEurope.ts';
import { eastAsia } from './football/eastAsia.ts';
import { england } from './football/england.ts';
import { europe } from './football/europe.ts';
import { france } from './football/france.ts';
import { germany } from './football/germany.ts';
import { italy } from './football/italy.ts';
import { lowlandsAndIberia } from './football/lowlandsAndIberia.ts';
import { middleEastAndAfrica } from './football/middleEastAndAfrica.ts';
import { netherlands } from './football/netherlands.ts';
import { nordics } from './football/nordics.ts';
import { northAmerica } from './football/northAmerica.ts';
import { southAmerica } from './football/southAmerica.ts';
import { southAsiaAndPacific } from './football/southAsiaAndPacific.ts';
import { southEast } from './football/southEast.ts';
import { spain } from './football/spain.ts';
import { handball } from './handball.ts';
import { iceHockey } from './iceHockey.ts';
import type { DirectoryClub, DirectoryCompetition } from './types.ts';

/** Every competition of the directory, football first; within a country the most important comes first. */
export const competitions: readonly DirectoryCompetition[] = [
  ...europe,
  ...england,
  ...spain,
  ...germany,
  ...italy,
  ...france,
  ...netherlands,
  ...lowlandsAndIberia,
  ...britishIsles,
  ...southEast,
  ...nordics,
  ...centralEurope,
  ...balkansAndCaspian,
  ...southAmerica,
  ...northAmerica,
  ...middleEastAndAfrica,
  ...eastAsia,
  ...southAsiaAndPacific,
  ...basketball,
  ...iceHockey,
  ...handball,
];

let clubsByName: ReadonlyMap<string, DirectoryClub> | undefined;
let clubsOfAnySport: ReadonlyMap<string, DirectoryClub> | undefined;

function keyOf(sport: Sport, name: string): string {
  return `${sport}/${name}`;
}

/**
 * The club of that exact name in a sport. A name is unique within its sport only; without a sport it is the club of
 * the first sport that has one, football before the others.
 */
export function clubNamed(name: string, sport?: Sport): DirectoryClub | undefined {
  clubsByName ??= new Map(
    competitions.flatMap((competition) =>
      competition.clubs.map((club) => [keyOf(competition.sport, club.name), club] as const),
    ),
  );
  if (sport !== undefined) return clubsByName.get(keyOf(sport, name));
  // Of equal names the one written last stays: that of the first sport.
  clubsOfAnySport ??= new Map(
    SPORTS.toReversed().flatMap((each) =>
      competitions
        .filter((competition) => competition.sport === each)
        .flatMap((competition) => competition.clubs.map((club) => [club.name, club] as const)),
    ),
  );
  return clubsOfAnySport.get(name);
}
