import { useApp } from '../../appContext.ts';
import type { OfferTerms } from '../../domain/offers.ts';
import { shortDate } from '../../format/kickOff.ts';
import { formatOdds } from '../../format/odds.ts';
import { zonedTime } from '../../format/zonedTime.ts';

interface OfferFactsProps {
  offer: OfferTerms | null;
  /** The significant conditions, which stand in sight, or the others. */
  part: 'significant' | 'other';
}

/** The conditions of a bonus, as far as editors have stated them: odds in the visitor's format, dates in the visitor's zone. */
export function OfferFacts({ offer, part }: OfferFactsProps) {
  const { t, locale, visitor, oddsFormat } = useApp();
  if (offer === null) return null;
  const { stake, wageringMultiple, minimumOdds, expiresAt, licence, checkedAt } = offer;
  const day = (instant: number) => shortDate(instant, visitor.zone, t);
  const wagering = {
    name: t('offers.wagering'),
    value: wageringMultiple === null ? null : `×${wageringMultiple.toLocaleString(locale)}`,
  };
  // A credit that is staked once is any credit: more than that is a condition to know.
  const isWagered = wageringMultiple !== null && wageringMultiple > 1;
  const facts = {
    significant: [
      { name: t('offers.stake'), value: stake },
      ...(isWagered ? [wagering] : []),
      { name: t('offers.minimumOdds'), value: minimumOdds === null ? null : formatOdds(minimumOdds, oddsFormat) },
    ],
    other: [
      ...(isWagered ? [] : [wagering]),
      {
        name: t('offers.expires'),
        value: expiresAt === null ? null : `${day(expiresAt)} ${zonedTime(expiresAt, visitor.zone).time}`,
      },
      { name: t('offers.licence'), value: licence },
      { name: t('offers.checked'), value: checkedAt === null ? null : day(checkedAt) },
    ],
  }[part].filter(({ value }) => value !== null);
  return facts.map(({ name, value }) => (
    <span key={name} className="offer-fact">
      <span className="text-muted">{name}</span> {value}
    </span>
  ));
}
