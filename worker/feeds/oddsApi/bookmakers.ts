import * as v from 'valibot';
import { slugOf } from '../../../web/domain/slug.ts';
import { type WireEvent, wireBookmakerName } from './wire.ts';

/**
 * Compares bookmakers with prices (titles by operator slug) with the slugs of all operators. `unmatched`: titles without an
 * operator, whose prices are not shown. `unpriced`: operators without a bookmaker, shown without prices.
 */
export function operatorMatches(bookmakers: ReadonlyMap<string, string>, providers: readonly string[]) {
  const known = new Set(providers);
  return {
    bookmakers: bookmakers.size,
    unmatched: [...bookmakers].flatMap(([slug, title]) => (known.has(slug) ? [] : [title])).sort(),
    unpriced: providers.filter((provider) => !bookmakers.has(provider)).sort(),
  };
}

/** A bookmaker as in The Odds API: `LiveScore Bet (EU)`, `livescorebeteu`. */
export type Bookmaker = v.InferOutput<typeof wireBookmakerName>;

/** Maps a bookmaker to the slug of its operator. */
export type ProviderOf = (bookmaker: Bookmaker) => string;

/** The region at the end of some titles: `William Hill (US)`. */
const REGION = /\s*\((?:eu|uk|us\d?|au|fr|it|de|nl|se|es)\)$/i;

const bareSlug = ({ title }: Bookmaker) => slugOf(title.replace(REGION, ''));

function bookmakersOf(events: readonly WireEvent[]): Bookmaker[] {
  const named = events.flatMap(({ bookmakers }) =>
    (bookmakers ?? []).flatMap((each) => {
      const read = v.safeParse(wireBookmakerName, each);
      return read.success ? [read.output] : [];
    }),
  );
  return [...new Map(named.map((each) => [each.title, each])).values()];
}

/** Maps bookmakers to operators by alias, else by title. A title’s region is dropped unless two would be one. */
export function providersIn(events: readonly WireEvent[], aliases: readonly (readonly string[])[]): ProviderOf {
  const aliased = new Map<string, string>();
  for (const [operator = '', ...names] of aliases)
    for (const name of names) aliased.set(slugOf(name), slugOf(operator));
  const aliasOf = ({ title, key }: Bookmaker) =>
    aliased.get(slugOf(title)) ?? (key === null ? undefined : aliased.get(slugOf(key)));
  const all = bookmakersOf(events);
  const taken = new Map<string, number>();
  for (const bookmaker of all) {
    const slug = aliasOf(bookmaker) ?? bareSlug(bookmaker);
    taken.set(slug, (taken.get(slug) ?? 0) + 1);
  }
  return (bookmaker) => {
    const bare = bareSlug(bookmaker);
    return aliasOf(bookmaker) ?? ((taken.get(bare) ?? 0) > 1 ? slugOf(bookmaker.title) : bare);
  };
}

/** More bookmakers than all regions have together. */
const MAX_SEEN = 300;

/** Titles of bookmakers with prices since the isolate started, by operator slug. */
export class SeenBookmakers {
  readonly #titles = new Map<string, string>();

  get titles(): ReadonlyMap<string, string> {
    return this.#titles;
  }

  note(events: readonly WireEvent[], providerOf: ProviderOf): void {
    for (const bookmaker of bookmakersOf(events)) {
      if (this.#titles.size < MAX_SEEN) this.#titles.set(providerOf(bookmaker), bookmaker.title);
    }
  }
}
