import * as v from 'valibot';
import { slugOf } from '../../../web/domain/slug.ts';
import { type WireEvent, wireBookmakerName } from './wire.ts';

/** A bookmaker as The Odds API names it: `LiveScore Bet (EU)`, `livescorebeteu`. */
export type Bookmaker = v.InferOutput<typeof wireBookmakerName>;

/** The slug of the operator that a bookmaker is. */
export type ProviderOf = (bookmaker: Bookmaker) => string;

/** The region that some titles end with: `William Hill (US)`. */
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

/**
 * Says which operator each bookmaker of an answer is: the one that an alias names by the bookmaker's title or key, else the
 * one of its title. A region at the title's end is left out where no other bookmaker is called so: two houses never
 * become one. `aliases` are groups of names, the operator's first.
 */
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

/** Most bookmakers that are remembered: more than all regions have. */
const MOST_SEEN = 300;

/** The bookmakers that prices came of since the isolate began: their titles by the slug of the operator that each is. */
export class SeenBookmakers {
  readonly #titles = new Map<string, string>();

  /** The titles by slug of operator. */
  get titles(): ReadonlyMap<string, string> {
    return this.#titles;
  }

  /** Notes the bookmakers of an answer. */
  note(events: readonly WireEvent[], providerOf: ProviderOf): void {
    for (const bookmaker of bookmakersOf(events)) {
      if (this.#titles.size < MOST_SEEN) this.#titles.set(providerOf(bookmaker), bookmaker.title);
    }
  }
}
