import { useApp } from '../../data/appContext.ts';
import type { OperatorOffer } from '../../domain/settings.ts';

/** The bet button: opens the operator's play link in a new tab, and names the operator and the minimum age. */
export function BetLink({ operator, minimumAge }: { operator: OperatorOffer; minimumAge: number }) {
  const { t, href } = useApp();
  return (
    <span className="bet">
      <small>{minimumAge}+</small>
      <a
        href={href({ name: 'play', provider: operator.provider })}
        target="_blank"
        rel="nofollow noreferrer sponsored noopener"
        aria-label={`${t('offers.betAt', { operator: operator.name })}, ${minimumAge}+, ${t('nav.newTab')}`}
        className="bet-link"
      >
        {t('offers.bet')}
      </a>
    </span>
  );
}
