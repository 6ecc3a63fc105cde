import type { Locale } from '../../../web/domain/locale.ts';
import { addressesOf, inDutch } from './addresses.ts';
import { type LateSite, type Reading, serveLateSites, type Visit, type Weather } from './lateSites.ts';
import { stillDemonstration } from './lateSource.ts';
import { type Pulse, startPulse } from './pulse.ts';

/** No operator is offered in the last one. */
export const COUNTRIES = ['GB', 'NL', 'US', 'BE', 'FR'] as const;

/** The visitors of one country in one language who come to one cold site, all at the same moment. */
export interface Pass {
  country: string;
  locale: Locale;
  weather: Weather;
  /** Reads every `of`th address, from the `first` on. */
  share: { first: number; of: number };
}

/** What a pass read: cold, again, and from a site whose source answers at once. */
export interface Passed {
  pass: Pass;
  cold: readonly Reading[];
  again: readonly Reading[];
  whole: readonly Reading[];
  /** How much of a span the late site was not at work, in milliseconds. */
  idleMs: Pulse['idleMs'];
}

/** An evening with matches of every phase. No match kicks off in the minutes after it. */
const INSTANT = Date.parse('2026-11-21T20:03:00Z');

/** Sites that one runtime serves beside the calm one: so few that a busy machine keeps within their timeouts. */
const AT_ONCE = 3;

const CALM: Weather = { seed: 'calm', latest: 0, failing: 0 };

/** A page of own follows needs some: a country's first division. */
const followOf = (path: string) => (/^\/(my|nl\/mijn)$/.test(path) ? { follow: 'c9494611' } : {});

async function readTwice(site: LateSite, visits: readonly Visit[]): Promise<[Reading[], Reading[]]> {
  const read = async () => {
    const readings = await Promise.all(visits.map((visit) => site.read(visit)));
    await site.settle();
    return readings;
  };
  return [await read(), await read()];
}

async function runPass(
  pass: Pass,
  sites: { late: LateSite; calm: LateSite },
  paths: readonly string[],
): Promise<Passed> {
  const { country, locale, share } = pass;
  const own = paths.filter((_, index) => index % share.of === share.first);
  const visits = await Promise.all(
    own.map(async (path): Promise<Visit> => {
      const english = { path, country, ...followOf(path) };
      if (locale === 'en') return english;
      const address = inDutch(path, (await sites.calm.read(english)).answer.text);
      return { ...english, path: address };
    }),
  );
  const pulse = startPulse(() => sites.late.read({ path: '/robots.txt', country }));
  const [cold, again] = await readTwice(sites.late, visits);
  await pulse.stop();
  const [, whole] = await readTwice(sites.calm, visits);
  return { pass, cold, again, whole, idleMs: pulse.idleMs };
}

/** Runs passes on sites of their own, some at a time. */
export async function runPasses(
  passes: readonly Pass[],
  { matchesPerDay, onLog }: { matchesPerDay: number; onLog: (line: string) => void },
): Promise<Passed[]> {
  const options = { at: INSTANT, source: stillDemonstration(matchesPerDay, INSTANT), onLog };
  const passed: Passed[] = [];
  let paths: readonly string[] | undefined;
  for (let start = 0; start < passes.length; start += AT_ONCE) {
    const batch = passes.slice(start, start + AT_ONCE);
    const { sites, close } = await serveLateSites([CALM, ...batch.map(({ weather }) => weather)], options);
    const [calm, ...others] = sites;
    if (calm === undefined) throw new Error('the calm site is missing');
    const open = async (path: string) => (await calm.read({ path, country: 'GB' })).answer.text;
    const known = paths ?? (await addressesOf(open, INSTANT));
    paths = known;
    const run = others.flatMap((late, index) => {
      const pass = batch[index];
      return pass === undefined ? [] : [runPass(pass, { late, calm }, known)];
    });
    passed.push(...(await Promise.all(run)));
    await close();
  }
  return passed;
}
