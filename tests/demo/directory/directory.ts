import * as v from 'valibot';
import { SPORTS } from '../../../web/domain/sport.ts';
import clubs from './clubs.json' with { type: 'json' };
import competitionList from './competitions.json' with { type: 'json' };
import countryList from './countries.json' with { type: 'json' };
import people from './people.json' with { type: 'json' };

const NAME_POOLS = [
  'english',
  'dutch',
  'german',
  'french',
  'spanish',
  'portuguese',
  'italian',
  'nordic',
  'slavic',
  'balkan',
  'turkish',
  'greek',
  'arabic',
  'japanese',
  'korean',
  'chinese',
  'african',
  'latin',
  'american',
] as const;

/** The pool that the names of a country's squads are drawn from. */
export type NamePool = (typeof NAME_POOLS)[number];

const countrySchema = v.strictObject({
  /** The name in live-scores feeds ("USA", "Turkey"), which is not always the ISO name. */
  name: v.string(),
  /** ISO 3166-1 alpha-2 in lower case, `gb-eng` style for the home nations, or null for International and Europe. */
  code: v.nullable(v.string()),
  /** The IANA zone that its kick-offs are planned in. */
  zone: v.string(),
  names: v.picklist(NAME_POOLS),
});

const clubSchema = v.strictObject({
  /** 1 (weak) to 100 (best in the world); clubs of one league differ by about 15 to 25. */
  strength: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100)),
  ground: v.string(),
});

const competitionSchema = v.strictObject({
  sport: v.picklist(SPORTS),
  country: v.string(),
  name: v.string(),
  kind: v.picklist(['league', 'cup']),
  /** 1 is the top division of a country; cups have 1. */
  tier: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Names of clubs in `clubs.json`. */
  clubs: v.array(v.string()),
});

const namesSchema = v.pipe(
  v.string(),
  v.transform((text) => text.split(', ')),
);

const poolSchema = v.strictObject({ given: namesSchema, family: namesSchema });

export interface DirectoryClub extends v.InferOutput<typeof clubSchema> {
  readonly name: string;
}

export interface DirectoryCompetition extends Omit<v.InferOutput<typeof competitionSchema>, 'clubs'> {
  readonly clubs: readonly DirectoryClub[];
}

const clubsOfSports = v.parse(v.strictObject(v.entriesFromList(SPORTS, v.record(v.string(), clubSchema))), clubs);

/** All competitions, football first. In a country, the most important comes first. */
export const competitions: readonly DirectoryCompetition[] = v
  .parse(v.array(competitionSchema), competitionList)
  .map((competition) => ({
    ...competition,
    clubs: competition.clubs.map((name) => {
      const club = clubsOfSports[competition.sport][name];
      if (club === undefined) throw new Error(`clubs.json has no ${competition.sport} club ${name}`);
      return { name, ...club };
    }),
  }));

export const countries = v.parse(v.array(countrySchema), countryList);

export const namePools = v.parse(v.strictObject(v.entriesFromList(NAME_POOLS, poolSchema)), people);
