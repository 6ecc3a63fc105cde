import type { Locale } from '../../web/domain/locale.ts';
import {
  AMERICAN_HELP,
  BRITISH_HELP,
  DUTCH_HELP,
  GENERAL_HELP,
  type HelpOrganisation,
  NATIONAL_HELP,
} from './helpOrganisations.ts';

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
  /** In both languages of the site; `language` is the one that it is in whatever the page's, where a law fixes it. */
  message: Record<Locale, string> & { language?: string | undefined };
  helpLines: readonly HelpOrganisation[];
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
  helpLines: GENERAL_HELP,
};

/** The general warning where the law sets another age than 18. */
const fromAge = (age: number): Pick<CountryPolicy, 'minimumAge' | 'message'> => ({
  minimumAge: age,
  message: {
    en: `${age}+. Gambling can be addictive. Only bet what you can afford to lose.`,
    nl: `${age}+. Gokken kan verslavend zijn. Zet alleen in wat je kunt missen.`,
  },
});

/** By ISO 3166-1 alpha-2 code in upper case. */
export const COUNTRY_POLICIES: Readonly<Record<string, Partial<CountryPolicy>>> = {
  GB: {
    message: {
      en: '18+. Gambling can be addictive. Take time to think.',
      nl: '18+. Gokken kan verslavend zijn. Denk eerst na.',
    },
    helpLines: BRITISH_HELP,
  },
  // The law fixes the sentence, in Dutch in every language; a bonus may not be aimed at people under 24.
  NL: {
    oddsInPlay: false,
    offersInPlay: false,
    hiddenMarkets: ['cards', 'corners'],
    message: {
      en: 'Wat kost gokken jou? Stop op tijd. 18+',
      nl: 'Wat kost gokken jou? Stop op tijd. 18+',
      language: 'nl',
    },
    helpLines: DUTCH_HELP,
  },
  US: {
    minimumAge: 21,
    message: {
      en: '21+. Gambling problem? Call 1-800-GAMBLER.',
      nl: '21+. Problemen door gokken? Bel 1-800-GAMBLER.',
    },
    helpLines: AMERICAN_HELP,
  },
  // Italy bans advertising for gambling (Decreto Dignità).
  IT: { offers: false },
  IE: { helpLines: NATIONAL_HELP.IE },
  DE: { helpLines: NATIONAL_HELP.DE },
  // Belgium bans nearly all of it since July 2023, bonuses included.
  BE: { ...fromAge(21), offers: false, helpLines: NATIONAL_HELP.BE },
  GR: fromAge(21),
  CA: fromAge(19),
  ES: { helpLines: NATIONAL_HELP.ES },
  SE: { helpLines: NATIONAL_HELP.SE },
  DK: { helpLines: NATIONAL_HELP.DK },
  AU: { helpLines: NATIONAL_HELP.AU },
};
