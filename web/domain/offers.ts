/** An operator's offer as a visitor of its country may see it. The target of the play link stays on the server. */
export interface OperatorOffer {
  name: string;
  /** Slug of the name: `{provider}` of the play link. */
  provider: string;
  logo: string | null;
  bonus: string | null;
  reviewPage: string | null;
  /** The terms, only where `hideTermsAndConditions` is exactly false (spec section 5). */
  terms: string | null;
}

/** Somewhere to turn to: a name with a telephone number, an address, or both. */
export interface HelpLine {
  name: string;
  url: string;
  phone: string | null;
}

/** What the visitor's country demands and allows, already in the visitor's language. */
export interface OffersPolicy {
  /** Whether odds, offers and play links may be shown at all. */
  allowed: boolean;
  /** Whether prices may stand beside a match that is being played. */
  oddsInPlay: boolean;
  /** Whether offers may stand on a page about matches that are being played. */
  offersInPlay: boolean;
  minimumAge: number;
  /** The message that must stand by each block of offers. */
  message: string;
  helpLines: HelpLine[];
}
