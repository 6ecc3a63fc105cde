import type { Competition } from '../competition.ts';

/**
 * What decides between teams that are level on points. `meeting…` counts only the matches between the teams that are level;
 * the others count all matches of the table.
 */
export type TieBreaker =
  | 'difference'
  | 'scored'
  | 'awayScored'
  | 'won'
  | 'awayWon'
  | 'meetingPoints'
  | 'meetingDifference'
  | 'meetingScored'
  | 'meetingAwayScored';

/** How a competition puts its teams in order. */
export interface TableRules {
  win: number;
  draw: number;
  /** What counts after points, in this order. */
  order: readonly TieBreaker[];
  /** Where the first of several teams is found, the rules begin anew for the others; else they go on with the next one. */
  restarts: boolean;
  /** How often two teams meet: before all of it is played, meetings decide nothing. */
  meetings: 1 | 2;
  /**
   * The regulations that say so, by what they are called and their article where that is known; they change at times from season to
   * season. Null where those of the competition are not written down here.
   */
  source: string | null;
}

const GOALS: readonly TieBreaker[] = ['difference', 'scored'];
const MEETINGS: readonly TieBreaker[] = ['meetingPoints', 'meetingDifference', 'meetingScored'];

const rules = (
  source: string | null,
  order: readonly TieBreaker[],
  restarts = false,
  meetings: 1 | 2 = 2,
): TableRules => ({
  ...{ win: 3, draw: 1, order, restarts, meetings, source },
});

/** Goal difference, then goals scored: what most competitions of the world count first. */
export const USUAL_RULES: TableRules = rules(null, GOALS);

/** The country of a competition (the slug of its name), what it is called there, and its rules. */
const RULES: readonly (readonly [country: string, name: RegExp, TableRules])[] = [
  [
    'england',
    /^(English )?Premier League$/,
    rules('Premier League Handbook, Section C', [...GOALS, 'meetingPoints', 'meetingAwayScored']),
  ],
  ['england', /^(Championship|League One|League Two)$/, rules('EFL Regulations, Section 3', [...GOALS, 'won'])],
  [
    'germany',
    /^((2\. )?Bundesliga( 1| 2)?|3\. Liga)$/,
    rules('Spielordnung der DFL (SpOL)', [...GOALS, 'meetingDifference', 'meetingAwayScored', 'awayScored']),
  ],
  [
    'spain',
    /^(La ?Liga|Primera Divisi[oó]n|Segunda Divisi[oó]n|La ?Liga 2|La ?Liga Hypermotion)$/i,
    rules('Reglamento General de la RFEF, art. 201', ['meetingPoints', 'meetingDifference', ...GOALS], true),
  ],
  ['italy', /^Serie [AB]$/, rules('N.O.I.F. della FIGC, art. 51', ['meetingPoints', 'meetingDifference', ...GOALS])],
  [
    'france',
    /^Ligue [12]$/,
    rules('Règlement des compétitions de la LFP, art. 518 ter', [
      'difference',
      ...MEETINGS,
      'meetingAwayScored',
      'scored',
    ]),
  ],
  [
    'netherlands',
    /^(Eredivisie|Eerste Divisie|Keuken Kampioen Divisie)$/,
    rules('Reglement Betaald Voetbal (KNVB)', [...GOALS, ...MEETINGS]),
  ],
  [
    'portugal',
    /^(Primeira Liga|Liga Portugal|Segunda Liga|Liga Portugal 2)$/,
    rules('Regulamento das Competições organizadas pela Liga Portugal, art. 17.º', [
      'meetingPoints',
      'meetingDifference',
      'difference',
      'won',
      'scored',
    ]),
  ],
  ['belgium', /^((Jupiler )?Pro League|First Division A)$/, rules('Reglement Pro League', ['won', ...GOALS])],
  ['turkey', /^S[uü]per Lig$/i, rules('TFF Süper Lig Statüsü', ['meetingPoints', 'meetingDifference', ...GOALS])],
  ['greece', /^Super League( 1)?$/, rules('Super League Greece, proclamation', [...MEETINGS, ...GOALS])],
  [
    'brazil',
    /^(S[eé]rie [AB]|Campeonato Brasileiro S[eé]rie [AB]|Brasileir[aã]o.*)$/i,
    rules('Regulamento Específico da Competição (CBF)', ['won', ...GOALS, 'meetingDifference']),
  ],
  ['usa', /^(MLS|Major League Soccer)$/, rules('MLS Competition Guidelines', ['won', ...GOALS])],
];

const UEFA_LEAGUE_PHASE = rules(
  'Regulations of the UEFA club competitions 2024/25, equality of points – league phase',
  [...GOALS, ...(['awayScored', 'won', 'awayWon'] as const)],
);
const UEFA_GROUPS = rules(
  'Regulations of the UEFA European Football Championship, equality of points',
  [...MEETINGS, ...GOALS],
  true,
  1,
);
const FIFA_GROUPS = rules('Regulations of the FIFA World Cup 2022, group stage', [...GOALS, ...MEETINGS], false, 1);

/** Between countries the name alone says which competition it is. */
const BETWEEN_COUNTRIES: readonly (readonly [RegExp, TableRules])[] = [
  [/Champions League|Europa League|Conference League/, UEFA_LEAGUE_PHASE],
  [/Euro(pean Championship)?\b|Nations League/, UEFA_GROUPS],
  [/^(FIFA )?World Cup/, FIFA_GROUPS],
];

const BETWEEN = /^(europe|international|world)$/;

/** The rules of a competition, those that most have where its own are not written down here. */
export function rulesOf({
  name,
  country: { slug },
}: Pick<Competition, 'name'> & { country: { slug: string } }): TableRules {
  const own = BETWEEN.test(slug)
    ? BETWEEN_COUNTRIES.find(([words]) => words.test(name))?.[1]
    : RULES.find(([country, words]) => country === slug && words.test(name))?.[2];
  return own ?? USUAL_RULES;
}
