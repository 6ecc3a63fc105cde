import * as v from 'valibot';
import type { Locale } from '../../web/domain/locale.ts';
import type { OfferTerms } from '../../web/domain/settings.ts';
import { slugOf } from '../../web/domain/slug.ts';
import { type Answer, failure, ok } from '../base/result.ts';
import { readRecords } from '../feeds/normalize/limits.ts';
import type { Attributes, ContentContext } from './client.ts';
import { type WireOperator, wireOffer, wireOfferEnd, wireOperator } from './operatorFields.ts';
import type { Operator } from './stored.ts';
import { isForeign, mediaAddress, playTarget } from './wire.ts';

/**
 * Parses the structured terms of an operator's offer; null when it has none. Partial terms would mislead, so one invalid
 * field drops them all. Only a valid end date is kept, because an expired offer must not show.
 */
export function readOffer(component: unknown, onBroken: (problem: string) => void): OfferTerms | null {
  if (component === null || component === undefined) return null;
  const read = v.safeParse(wireOffer, component);
  if (read.success) return Object.values(read.output).some((each) => each !== null) ? read.output : null;
  onBroken(`offer.${v.getDotPath(read.issues[0]) ?? ''}: ${read.issues[0].message}`.slice(0, 200));
  const end = v.safeParse(wireOfferEnd, component);
  if (!end.success || end.output.expiresAt === null) return null;
  return { ...v.parse(wireOffer, {}), ...end.output };
}

/** Limits the answer of a faulty backend. A page shows far fewer operators. */
const MOST = { ofCountry: 100, ofAll: 1000 };

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
    offer: readOffer(wire.offer, (problem) => rejections.note(`operators ${provider} ${problem}`)),
  };
}

type Query = Readonly<Record<string, string>>;

function listOperators(query: Query, most: number, { client }: ContentContext) {
  const populate = { 'populate[logo]': 'true', 'populate[countries][fields][0]': 'code', 'populate[offer]': 'true' };
  return client.list('operators', { ...query, sort: 'rank:asc', ...populate }, most);
}

/** Loads a country's operators (`GB`) in the editors' order. The first operator of each name wins. */
export async function loadOperators(
  country: string,
  locale: Locale,
  context: ContentContext,
): Promise<Answer<Operator[]>> {
  const query = { 'filters[countries][code][$eq]': country, locale };
  const entries = await listOperators(query, MOST.ofCountry, context);
  if (!entries.ok) return entries;
  const listed = entries.value.filter((entry) => isListedIn(entry, country));
  const note = (problem: string) => context.rejections.note(`operators ${problem}`);
  const wires = readRecords(wireOperator, listed, note);
  if (isForeign(listed, wires)) return failure('shape', 'no operator that can be read');
  const operators = new Map<string, Operator>();
  for (const wire of wires) {
    const operator = operatorOf(wire, context);
    if (operator !== null && !operators.has(operator.provider)) operators.set(operator.provider, operator);
  }
  return ok([...operators.values()]);
}

/** Loads the slugs of all operators that have a valid play link in any country. */
export async function loadProviders(context: ContentContext): Promise<Answer<string[]>> {
  const entries = await context.client.list('operators', { sort: 'rank:asc' }, MOST.ofAll);
  if (!entries.ok) return entries;
  const operators = readRecords(wireOperator, entries.value, (problem) =>
    context.rejections.note(`operators ${problem}`),
  );
  const providers = operators.filter(({ playUrl }) => playTarget(playUrl) !== null).map(({ name }) => slugOf(name));
  return ok([...new Set(providers)].filter((provider) => provider !== ''));
}

const wireCountries = v.object({
  countries: v.object({ data: v.array(v.object({ attributes: v.object({ code: v.nullish(v.string(), '') }) })) }),
});

// Strapi 4 ignores unknown filters and returns every row (contract.md, What Strapi does). Checking the row's own countries
// keeps another country's operators out.
function isListedIn(entry: Attributes, country: string): boolean {
  if (entry.countries === undefined) return true;
  const read = v.safeParse(wireCountries, entry);
  return read.success && read.output.countries.data.some(({ attributes }) => attributes.code.toUpperCase() === country);
}
