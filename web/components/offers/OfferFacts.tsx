import { useApp } from '../../appContext.ts';
import type { OfferTerms } from '../../domain/offers.ts';
import { shortDate } from '../../format/kickOff.ts';
import { formatOdds } from '../../format/odds.ts';
import { zonedTime } from '../../format/zonedTime.ts';

interface OfferFactsProps {
  offer: OfferTerms | null;
  /** Leaves out who licenses and who checked. */
  isBrief?: boolean;
}

/** The conditions of a bonus, as far as editors have stated them: odds in the visitor's format, dates in the visitor's zone. */
export function OfferFacts({ offer, isBrief = false }: OfferFactsProps) {
  const { t, locale, visitor, oddsFormat } = useApp();
  if (offer === null) return null;
  const { stake, wageringMultiple, minimumOdds, expiresAt, licence, checkedAt } = offer;
  const day = (instant: number) => shortDate(instant, visitor.zone, t);
  const facts = [
    { name: t('offers.stake'), value: stake },
    {
      name: t('offers.wagering'),
      value: wageringMultiple === null ? null : `×${wageringMultiple.toLocaleString(locale)}`,
    },
    { name: t('offers.minimumOdds'), value: minimumOdds === null ? null : formatOdds(minimumOdds, oddsFormat) },
    {
      name: t('offers.expires'),
      value: expiresAt === null ? null : `${day(expiresAt)} ${zonedTime(expiresAt, visitor.zone).time}`,
    },
    { name: t('offers.licence'), value: isBrief ? null : licence },
    { name: t('offers.checked'), value: isBrief || checkedAt === null ? null : day(checkedAt) },
  ].filter(({ value }) => value !== null);
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-3 text-xs">
      {facts.map(({ name, value }) => (
        <div key={name} className="min-w-0 break-words">
          <dt className="inline text-muted">{name}</dt> <dd className="inline font-medium text-text">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
