/** The competitions that stand first in lists and search, as the feed names their country and themselves. */
export const topCompetitions: readonly { readonly country: string; readonly name: string }[] = [
  { country: 'Europe', name: 'Champions League' },
  { country: 'England', name: 'Premier League' },
  { country: 'Netherlands', name: 'Eredivisie' },
  { country: 'Spain', name: 'LaLiga' },
  { country: 'Germany', name: 'Bundesliga' },
  { country: 'Italy', name: 'Serie A' },
  { country: 'France', name: 'Ligue 1' },
  { country: 'Europe', name: 'Europa League' },
  { country: 'Belgium', name: 'Pro League' },
  { country: 'Portugal', name: 'Liga Portugal' },
  { country: 'England', name: 'Championship' },
  { country: 'Netherlands', name: 'Keuken Kampioen Divisie' },
  { country: 'Scotland', name: 'Premiership' },
];

export const topCountries: readonly string[] = [
  'England',
  'Netherlands',
  'Spain',
  'Germany',
  'Italy',
  'France',
  'Belgium',
  'Portugal',
  'Scotland',
  'Turkey',
  'Brazil',
  'USA',
];
