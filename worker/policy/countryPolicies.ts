import type { Locale } from '../../web/domain/locale.ts';
import type { HelpLine } from '../../web/domain/settings.ts';
import organisations from './helpOrganisations.json' with { type: 'json' };

/** A help organisation. Operations may list one without a description. */
export interface HelpOrganisation extends HelpLine {
  about: Record<Locale, string> | null;
}

/** By upper-case ISO 3166-1 alpha-2 code. All were checked in November 2026. */
export const HELP_BY_COUNTRY: Readonly<Record<string, readonly HelpOrganisation[]>> = organisations;

/**
 * Rules from a country's law or advertising code. They restrict and complement the operators that the content system lists.
 * Operations can override them in the content system (`site-setting.policy`).
 */
export interface CountryPolicy {
  /** False disables odds, offers and play links, whatever the content system lists. */
  offers: boolean;
  /** Allows odds beside a running match. */
  oddsInPlay: boolean;
  /** Allows offers on a page about running matches. */
  offersInPlay: boolean;
  /** Hidden markets, by the feed's type: `cards`, `cs`. */
  hiddenMarkets: string[];
  minimumAge: number;
  /** The warning by page language. `language` is set when the law fixes its language on every page. */
  message: Record<Locale, string> & { language?: string | undefined };
  helpLines: readonly HelpOrganisation[];
}

/** For countries without their own rules: the content system decides, with a general warning. */
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
  helpLines: organisations.general,
};

/** The general warning with another minimum age than 18. */
const fromAge = (age: number): Pick<CountryPolicy, 'minimumAge' | 'message'> => ({
  minimumAge: age,
  message: {
    en: `${age}+. Gambling can be addictive. Only bet what you can afford to lose.`,
    nl: `${age}+. Gokken kan verslavend zijn. Zet alleen in wat je kunt missen.`,
  },
});

/** Rules by upper-case ISO 3166-1 alpha-2 code. */
export const COUNTRY_POLICIES: Readonly<Record<string, Partial<CountryPolicy>>> = {
  GB: {
    message: {
      en: '18+. Gambling can be addictive. Take time to think.',
      nl: '18+. Gokken kan verslavend zijn. Denk eerst na.',
    },
  },
  // The law fixes the Dutch sentence for every language.
  NL: {
    oddsInPlay: false,
    offersInPlay: false,
    hiddenMarkets: ['cards', 'corners'],
    message: {
      en: 'Wat kost gokken jou? Stop op tijd. 18+',
      nl: 'Wat kost gokken jou? Stop op tijd. 18+',
      language: 'nl',
    },
  },
  US: {
    minimumAge: 21,
    message: {
      en: '21+. Gambling problem? Call 1-800-GAMBLER.',
      nl: '21+. Problemen door gokken? Bel 1-800-GAMBLER.',
    },
  },
  // Italy bans advertising for gambling (Decreto Dignità).
  IT: { offers: false },
  // Belgium has banned nearly all gambling advertising since July 2023, including bonuses.
  BE: { ...fromAge(21), offers: false },
  GR: fromAge(21),
  CA: fromAge(19),
};
