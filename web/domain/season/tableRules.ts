import type { Competition } from '../competition.ts';

/** A tie-breaker between level teams. `meeting…` counts only their matches with each other. */
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

export interface TableRules {
  win: number;
  draw: number;
  /** Tie-breakers after points, in order. */
  order: readonly TieBreaker[];
  /** Whether teams that head-to-head results leave level start again with the first tie-breaker. */
  restarts: boolean;
  /** How often two teams play each other. Head-to-head tie-breakers apply only after all of those matches. */
  meetings: 1 | 2;
  /** Name and article of the regulations; null if this file has no rules for the competition. */
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

/** Goal difference, then goals scored: the most common order. */
export const USUAL_RULES: TableRules = rules(null, GOALS);

/** By country slug and the competition’s name there. */
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

/** For international competitions the name alone identifies the rules. */
const INTERNATIONAL: readonly (readonly [RegExp, TableRules])[] = [
  [/Champions League|Europa League|Conference League/, UEFA_LEAGUE_PHASE],
  [/Euro(pean Championship)?\b|Nations League/, UEFA_GROUPS],
  [/^(FIFA )?World Cup/, FIFA_GROUPS],
];

const INTERNATIONAL_SLUGS = /^(europe|international|world)$/;

/** The rules of a competition; the usual ones if it has no entry here. */
export function rulesOf({
  name,
  country: { slug },
}: Pick<Competition, 'name'> & { country: { slug: string } }): TableRules {
  const own = INTERNATIONAL_SLUGS.test(slug)
    ? INTERNATIONAL.find(([words]) => words.test(name))?.[1]
    : RULES.find(([country, words]) => country === slug && words.test(name))?.[2];
  return own ?? USUAL_RULES;
}
