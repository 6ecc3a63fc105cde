import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import type { OfferTerms } from '../../web/domain/settings.ts';
import { slugOf } from '../../web/domain/slug.ts';
import { type Answer, mapped } from '../base/result.ts';
import { parseRecords } from '../feeds/normalize/limits.ts';
import { tolerated, wireText } from '../feeds/normalize/wire.ts';
import type { Attributes, ContentContext } from './client.ts';
import { fetchList } from './fetchSettings.ts';
import { type WireOperator, wireOffer, wireOfferEnd, wireOperator } from './operatorFields.ts';
import type { Operator, Provider } from './stored.ts';
import { countryCodes, mediaAddress, playTarget } from './wire.ts';

/**
 * Parses the structured terms of an operator's offer; null when it has none. Partial terms would mislead, so one invalid
 * field drops them all. Only a valid end date is kept, because an expired offer must not show.
 */
export function parseOffer(component: unknown, onBroken: (problem: string) => void): OfferTerms | null {
  if (component === null || component === undefined) return null;
  const read = v.safeParse(wireOffer, component);
  if (read.success) return Object.values(read.output).some((each) => each !== null) ? read.output : null;
  onBroken(`offer.${v.getDotPath(read.issues[0]) ?? ''}: ${read.issues[0].message}`.slice(0, 200));
  const end = v.safeParse(wireOfferEnd, component);
  if (!end.success || end.output.expiresAt === null) return null;
  return { ...v.parse(wireOffer, {}), ...end.output };
}

/** Limits the answer of a faulty backend. A page shows far fewer operators. */
const MAX = { ofCountry: 100, ofAll: 1000 };

// Drops an operator without a valid https address, because its play link could not work.
function operatorOf(wire: WireOperator, { client, rejections }: ContentContext): Operator | null {
  const provider = slugOf(wire.name);
  const playUrl = playTarget(wire.playUrl);
  if (provider === '' || playUrl === null) return null;
  return {
    ...wire,
    provider,
    logo: mediaAddress(client.upstream, wire.logo?.url ?? null),
    playUrl,
    offer: parseOffer(wire.offer, (problem) => rejections.note(`operators ${provider} ${problem}`)),
  };
}

const POPULATE = { 'populate[logo]': 'true', 'populate[countries][fields][0]': 'code', 'populate[offer]': 'true' };

/** Loads a country's operators (`GB`) in the editors' order. The first operator of each name wins. */
export async function fetchOperators(
  country: string,
  locale: Locale,
  context: ContentContext,
): Promise<Answer<Operator[]>> {
  const query = { 'filters[countries][code][$eq]': country, locale, sort: 'rank:asc', ...POPULATE };
  const isListed = (entry: Attributes) => isListedIn(entry, country);
  const list = { type: 'operators', query, max: MAX.ofCountry, schema: wireOperator, isListed };
  return mapped(await fetchList(list, context), (wires) => {
    const operators = new Map<string, Operator>();
    for (const wire of wires) {
      const operator = operatorOf(wire, context);
      if (operator !== null && !operators.has(operator.provider)) operators.set(operator.provider, operator);
    }
    return [...operators.values()];
  });
}

/** The host of an address, without `www.`. */
export const hostOf = (address: string) => new URL(address).hostname.replace(/^www\./, '');

const wireProvider = v.pipe(
  v.object({ name: wireText, playUrl: tolerated(v.string()), countries: countryCodes }),
  v.transform(({ name, playUrl, countries }) => {
    const target = playTarget(playUrl);
    const [provider, hosts] = target === null ? ['', []] : [slugOf(name), [hostOf(target)]];
    return { provider, countries, hosts };
  }),
);

/** The operators of entries as Strapi sends them, without those that cannot be read. */
export const parseProviders = (entries: readonly unknown[]): Provider[] =>
  parseRecords(wireProvider, entries, () => undefined).filter(({ provider }) => provider !== '');

/** Loads all operators that have a valid play link in any country. */
export async function fetchProviders(context: ContentContext): Promise<Answer<Provider[]>> {
  const query = { sort: 'rank:asc', 'populate[countries][fields][0]': 'code' };
  const list = { type: 'operators', query, max: MAX.ofAll, schema: wireProvider };
  return mapped(await fetchList(list, context), (all) => all.filter(({ provider }) => provider !== ''));
}

// Strapi 4 ignores unknown filters and returns every row (contract.md, What Strapi does), and drops relations that the
// role may not read. Checking the row's own countries keeps another country's operators out.
const isListedIn = (entry: Attributes, country: string): boolean =>
  v.parse(countryCodes, entry.countries).includes(country);
