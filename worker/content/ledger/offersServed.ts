import type { Settings } from '../../../web/domain/settings.ts';
import type { Background } from '../../base/background.ts';
import { Lru } from '../../base/lru.ts';
import { textDigest } from '../../base/textDigest.ts';
import type { LedgerBinding, LedgerPlace } from '../../settings/ledgerBinding.ts';

const DAY_MS = 86_400_000;
/** More than countries times languages. */
const MOST_PLACES = 1_000;

/** Tells the ledger of what an isolate serves: once for each version, place and day. */
export class OffersServed {
  readonly #binding: LedgerBinding;
  readonly #known = new Lru<string, string>(MOST_PLACES);

  constructor(binding: LedgerBinding) {
    this.#binding = binding;
  }

  /** Notes the offers, terms and policy of a page. The page does not wait. */
  note({ country, locale }: LedgerPlace, { operators, policy }: Settings, background: Background): void {
    if (this.#binding === undefined) return;
    const body = JSON.stringify({ operators, policy });
    const place = `${country} ${locale}`;
    const version = `${Math.floor(Date.now() / DAY_MS)} ${textDigest(body)}`;
    if (this.#known.get(place) === version) return;
    this.#known.set(place, version);
    const noted = this.#binding.getByName('site').note({ country, locale }, body);
    background(
      noted.catch((error: unknown) => {
        this.#known.delete(place);
        background.log('warn', 'ledger not written', { country, locale, error: String(error) });
      }),
    );
  }
}
