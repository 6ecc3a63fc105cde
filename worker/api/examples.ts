import type { JsonSchema } from '@valibot/to-json-schema';

/** Values of examples by the name of a field, or by the names of its parent and itself. */
const VALUES: ReadonlyMap<string, string> = new Map(
  `id=m4711 | matches.id=m4711 | teams.id=t47 | team.id=t47 | home.id=t47 | away.id=t63 | opponent.id=t63 | players.id=p9
  player.id=p9 | competitions.id=c5 | competition.id=c5 | ids=m4711 | match=m4711 | team=t47 | opponent=t63 | competition=c5
  playerId=p9 | name=Ajax | away.name=PSV Eindhoven | opponent.name=PSV Eindhoven | competition.name=Eredivisie
  competitions.name=Eredivisie | country.name=Netherlands | players.name=B. Brobbey | player.name=B. Brobbey
  scorers.name=B. Brobbey | starters.name=B. Brobbey | bench.name=S. Berghuis | player=B. Brobbey | assists=S. Berghuis
  playerIn=S. Berghuis | playerOut=K. Taylor | coach=F. Farioli | formation=4-3-3 | number=9 | position=forward
  tables.name=Eredivisie | zones.name=Champions League | venue.name=Johan Cruijff ArenA | city=Amsterdam | attendance=54022
  periods.name=second-half | referee=D. Makkelie | type=shots_on_target | reason=Offside | text=Cooling break | licence.name=CC0 1.0
  licence.url=https://creativecommons.org/publicdomain/zero/1.0/ | source=Demo data (made up) | code=AJA | away.code=PSV
  country.code=NL | country=NL | main=#d2122e | second=#ffffff | round=Round 13 | competitions.round=current | competitions.season=current | matches.status=live | key=round-13
  rounds.name=Round 13 | season=2026/27 | kickOffLocal=2026-11-21T18:45:00+01:00 | kickOffDate=2026-11-21 | date=2026-11-21
  from=2026-11-21 | to=2026-11-22 | status=in-play | statusText=Second half | minute=67 | home=2 | away=1 | shootOut.home=4
  shootOut.away=3 | redCards.home=0 | redCards.away=1 | goals=9 | penalties=1 | assists.count=3 | points=31 | played=12 | won=10
  drawn=1 | lost=1 | goalsFor=31 | goalsAgainst=9 | deductions=0 | form=won | minutes=90 | seq=1795275600150 | last=1795275600150
  since=1795275591000 | after=1795275600150 | corrects=1795275591000 | limit=20 | offset=0 | delay=0 | q=ajax | lang=en
  tz=Europe/Amsterdam | title=Bad request | detail=Unknown parameter \`team_id\`. | rank=1 | to.rank=2`
    .split(/\s*[|\n]\s*/)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
);

const INSTANT = '2026-11-21T17:45:00.000Z';

type Definition = JsonSchema | boolean | readonly unknown[] | undefined;

const whole = (each: Definition): each is JsonSchema => typeof each === 'object' && !Array.isArray(each);

/** An example of a JSON Schema whose references are to `named`. */
export function exampleOf(
  schema: JsonSchema,
  named: Readonly<Record<string, JsonSchema>>,
  path: string[] = [],
): unknown {
  const of = (each: JsonSchema, name?: string) => exampleOf(each, named, name === undefined ? path : [...path, name]);
  const { $ref, anyOf, oneOf, allOf, enum: words, type, items, properties = {} } = schema;
  const reference = $ref === undefined ? undefined : named[$ref.split('/').at(-1) ?? ''];
  if (reference !== undefined) return of(reference);
  if (allOf !== undefined) return Object.assign({}, ...allOf.filter(whole).map((each) => of(each)));
  const [option] = (anyOf ?? oneOf ?? []).filter(whole);
  if (option !== undefined) return of(option);
  if (schema.const !== undefined) return schema.const;
  const name = path.at(-1) ?? '';
  const value = VALUES.get(`${path.at(-2)}.${name}`) ?? VALUES.get(name);
  if (words !== undefined) return words.find((word) => word === value) ?? words[0];
  if (type === 'array') return whole(items) ? [of(items)] : [];
  if (type === 'object') {
    const fields = Object.entries(properties).filter((field): field is [string, JsonSchema] => whole(field[1]));
    return Object.fromEntries(fields.map(([name, each]) => [name, of(each, name)]));
  }
  if (type === 'boolean') return name.startsWith('is');
  if (type === 'integer' || type === 'number') return Number.isNaN(Number(value ?? 1)) ? 1 : Number(value ?? 1);
  if (schema.format === 'date-time') return INSTANT;
  return schema.format === 'uri' ? (value ?? 'https://scores.example/') : (value ?? 'text');
}
