import { HOUR, MINUTE, SECOND } from '../calendar.ts';
import type { Match } from '../match.ts';
import { fraction, Random } from '../seed.ts';

export const PROVIDERS = [
  'Bet365',
  'William Hill',
  'Ladbrokes',
  'Unibet',
  'TOTO',
  'BetCity',
  'Betway',
  'Paddy Power',
  '888sport',
  'bwin',
  'Tipico',
  'DraftKings',
  'FanDuel',
  'Sportsbet',
  'Betano',
] as const;

export type Provider = (typeof PROVIDERS)[number];

/** The four to seven bookmakers that price a match. */
export function providersOf(match: Match): Provider[] {
  const random = new Random(`providers|${match.id}`);
  const chosen = new Set(random.shuffle(PROVIDERS).slice(0, random.whole(4, 7)));
  return PROVIDERS.filter((provider) => chosen.has(provider));
}

/** Four to eight per cent, a bookmaker's habit. */
export function marginOf(provider: Provider, match: Match): number {
  return 0.043 + 0.027 * fraction(`margin|${provider}`) + 0.008 * fraction(`margin|${provider}|${match.id}`);
}

/** When a bookmaker last set its prices, and when before that: every hour or so, every half minute in running. */
export function repricings(
  provider: Provider,
  match: Match,
  now: number,
  kickOff: number | null,
): readonly [number, number] {
  const habit = fraction(`pace|${provider}|${match.id}`);
  const pace = Math.round((25 + 80 * habit) * MINUTE);
  const inRunning = Math.round((18 + 16 * habit) * SECOND);
  const shift = Math.floor(habit * HOUR);
  const step = (at: number, every: number) => Math.floor((at + shift) / every) * every - shift;
  if (kickOff === null || now < kickOff) {
    const last = step(now, pace);
    return [last, last - pace];
  }
  const last = Math.max(kickOff, step(now, inRunning));
  return [last, last - inRunning < kickOff ? step(kickOff, pace) : last - inRunning];
}

/** A smooth way between random heights, one every `every` ms. */
function wave(seed: string, at: number, every: number): number {
  const index = Math.floor(at / every);
  const part = at / every - index;
  const ease = part * part * (3 - 2 * part);
  const [from, to] = [fraction(`${seed}|${index}`) - 0.5, fraction(`${seed}|${index + 1}`) - 0.5];
  return from + (to - from) * ease;
}

/** How far the money has moved the balance of a match by an instant: the market as a whole, and one bookmaker in it. */
export function tiltOf(provider: Provider, match: Match, at: number): number {
  const scale = { football: 1, 'ice-hockey': 0.5, handball: 0.09, basketball: 0.05 }[match.sport];
  const market = 0.3 * wave(`market|${match.id}`, at, 9 * HOUR);
  const own = 0.09 * wave(`own|${provider}|${match.id}`, at, 40 * MINUTE);
  return (market + own) * scale;
}
