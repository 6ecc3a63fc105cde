/** The conditions of a bonus; null for what editors have not stated. */
export interface OfferTerms {
  /** What must be staked, in the operator's currency: free text such as `£10`. */
  stake: string | null;
  /** How many times the bonus must be staked before it can be withdrawn. */
  wageringMultiple: number | null;
  /** Decimal odds, above 1. */
  minimumOdds: number | null;
  /** When the bonus ends, milliseconds UTC; null for one without an end. */
  expiresAt: number | null;
  /** Who licenses the operator. */
  licence: string | null;
  /** When an editor last checked all this, milliseconds UTC. */
  checkedAt: number | null;
}

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
  /** The structured conditions, where editors have stated any. */
  offer: OfferTerms | null;
}

/** Whether an offer may still be shown at an instant (milliseconds UTC): one that has ended disappears by itself. */
export function isCurrent({ offer }: Pick<OperatorOffer, 'offer'>, now: number): boolean {
  const end = offer?.expiresAt ?? null;
  return end === null || now < end;
}

/** The same operator without anything that its ended offer said; its end stays, so that nothing shows it again. */
export function withoutOffer(operator: OperatorOffer): OperatorOffer {
  const expiresAt = operator.offer?.expiresAt ?? null;
  const offer = { stake: null, wageringMultiple: null, minimumOdds: null, expiresAt, licence: null, checkedAt: null };
  return { ...operator, bonus: null, terms: null, offer };
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
  /** Its language, where it is another than the page's: a law can fix the sentence. */
  messageLanguage?: string | undefined;
  helpLines: HelpLine[];
}
