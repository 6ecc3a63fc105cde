import type { Tournament } from './catalog.ts';

/** Positions of a table that lead to another competition or league. */
export interface Zone {
  readonly name: string;
  readonly from: number;
  readonly to: number;
}

const SOUTH_AMERICA = new Set([
  'Argentina',
  'Brazil',
  'Chile',
  'Uruguay',
  'Paraguay',
  'Peru',
  'Colombia',
  'Ecuador',
  'Bolivia',
  'Venezuela',
]);
const NORTH_AMERICA = new Set(['USA', 'Mexico', 'Canada']);
const ASIA = new Set([
  'Japan',
  'South Korea',
  'China',
  'Australia',
  'Saudi Arabia',
  'Qatar',
  'United Arab Emirates',
  'Iran',
  'India',
  'Thailand',
  'Indonesia',
  'Malaysia',
  'Vietnam',
  'Uzbekistan',
  'Singapore',
]);
const AFRICA = new Set([
  'Egypt',
  'Morocco',
  'Tunisia',
  'Algeria',
  'South Africa',
  'Nigeria',
  'Ghana',
  'Kenya',
  'Senegal',
]);
const STRONG = new Set(['England', 'Spain', 'Germany', 'Italy', 'France']);

function topFlight(country: string, size: number): Zone[] {
  if (NORTH_AMERICA.has(country)) return [{ name: 'Play-offs', from: 1, to: Math.min(8, Math.floor(size / 2)) }];
  if (SOUTH_AMERICA.has(country)) {
    return [
      { name: 'Copa Libertadores', from: 1, to: 4 },
      { name: 'Copa Sudamericana', from: 5, to: Math.min(9, Math.floor(size * 0.6)) },
    ];
  }
  if (ASIA.has(country)) return [{ name: 'AFC Champions League', from: 1, to: 2 }];
  if (AFRICA.has(country)) return [{ name: 'CAF Champions League', from: 1, to: 2 }];
  const places = STRONG.has(country) ? 4 : size >= 16 ? 2 : 1;
  return [
    { name: 'Champions League', from: 1, to: places },
    { name: 'Europa League', from: places + 1, to: places + 1 },
    { name: 'Conference League', from: places + 2, to: places + 2 },
  ];
}

/** Countries in which the last team above relegation plays against a team of the division below. */
const RELEGATION_PLAY_OFF = new Set([
  'Germany',
  'France',
  'Netherlands',
  'Scotland',
  'Switzerland',
  'Portugal',
  'Sweden',
  'Norway',
]);

function relegation(country: string, size: number): Zone[] {
  if (size < 10) return [];
  if (size < 16) return [{ name: 'Relegation', from: size, to: size }];
  const from = size - (size >= 20 ? 2 : 1);
  return [
    ...(RELEGATION_PLAY_OFF.has(country) ? [{ name: 'Relegation play-off', from: from - 1, to: from - 1 }] : []),
    { name: 'Relegation', from, to: size },
  ];
}

/** The zones of a table of `size` teams; they never overlap. */
export function zonesOf(tournament: Tournament, size: number): Zone[] {
  const country = tournament.country.name;
  if (tournament.kind === 'cup') {
    if (size < 8) return [{ name: 'Next round', from: 1, to: 2 }];
    return [
      { name: 'Round of 16', from: 1, to: 8 },
      { name: 'Knockout play-offs', from: 9, to: 24 },
    ];
  }
  if (tournament.sport !== 'football' || !tournament.senior) {
    return [{ name: 'Play-offs', from: 1, to: Math.min(8, Math.max(2, Math.floor(size / 2))) }];
  }
  const top =
    tournament.tier === 1
      ? topFlight(country, size)
      : [
          { name: 'Promotion', from: 1, to: 2 },
          { name: 'Promotion play-offs', from: 3, to: size >= 16 ? 6 : 4 },
        ];
  return [...top, ...(NORTH_AMERICA.has(country) ? [] : relegation(country, size))];
}

export function zoneAt(zones: readonly Zone[], rank: number): string | null {
  return zones.find(({ from, to }) => rank >= from && rank <= to)?.name ?? null;
}
