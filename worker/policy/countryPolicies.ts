import type { Locale } from '../../web/domain/locale.ts';
import type { HelpLine } from '../../web/domain/offers.ts';

/**
 * What a country's law or advertising code asks for. Data, not code: it can restrict what the content system lists for a
 * country and add to it, and ops can override it in the content system (`site-setting.policy`).
 */
export interface CountryPolicy {
  /** False switches odds, offers and play links off for the country, whatever the content system lists. */
  offers: boolean;
  /** Whether prices may stand beside a match that is being played. */
  oddsInPlay: boolean;
  /** Whether offers may stand on a page about matches that are being played. */
  offersInPlay: boolean;
  /** Markets that may not be shown, as the feed writes their types: `cards`, `cs`. */
  hiddenMarkets: string[];
  minimumAge: number;
  message: Record<Locale, string>;
  helpLines: HelpLine[];
}

/** For a country that the table does not name: the content system decides, with the general warning beside it. */
export const GENERAL_POLICY: CountryPolicy = {
  offers: true,
  oddsInPlay: true,
  offersInPlay: true,
  hiddenMarkets: [],
  minimumAge: 18,
  message: {
    en: '18+. Gambling can be addictive. Only bet what you can afford to lose.',
    nl: '18+. Gokken kan verslavend zijn. Zet alleen in wat je kunt missen.',
  },
  helpLines: [{ name: 'Gambling Therapy', url: 'https://www.gamblingtherapy.org/', phone: null }],
};

/** By ISO 3166-1 alpha-2 code in upper case. */
export const COUNTRY_POLICIES: Readonly<Record<string, Partial<CountryPolicy>>> = {
  GB: {
    message: {
      en: '18+. When the fun stops, stop. Gamble responsibly.',
      nl: '18+. Stop als het niet leuk meer is. Speel bewust.',
    },
    helpLines: [
      { name: 'National Gambling Helpline', url: 'https://www.gamcare.org.uk/', phone: '0808 8020 133' },
      { name: 'GAMSTOP', url: 'https://www.gamstop.co.uk/', phone: null },
      { name: 'Gamblers Anonymous', url: 'https://www.gamblersanonymous.org.uk/', phone: null },
    ],
  },
  NL: {
    oddsInPlay: false,
    offersInPlay: false,
    hiddenMarkets: ['cards', 'corners'],
    message: {
      en: 'Wat kost gokken jou? Stop op tijd. 18+',
      nl: 'Wat kost gokken jou? Stop op tijd. 18+',
    },
    helpLines: [
      { name: 'Loket Kansspel', url: 'https://loketkansspel.nl/', phone: '0800 24 000 22' },
      { name: 'Cruks', url: 'https://cruksregister.nl/', phone: null },
    ],
  },
  US: {
    minimumAge: 21,
    message: {
      en: '21+. Gambling problem? Call 1-800-GAMBLER.',
      nl: '21+. Problemen door gokken? Bel 1-800-GAMBLER.',
    },
    helpLines: [
      { name: 'National Problem Gambling Helpline', url: 'https://www.ncpgambling.org/', phone: '1-800-426-2537' },
    ],
  },
  // Italy bans advertising for gambling (Decreto Dignità).
  IT: { offers: false },
};
