import { useApp } from '../../appContext.ts';
import type { OperatorOffer } from '../../domain/offers.ts';
import { Icon } from '../Icon.tsx';

/** The bet button: opens the play route in a new tab and names whom it leads to (decisions, Offers). */
export function BetLink({ operator, minimumAge }: { operator: OperatorOffer; minimumAge: number }) {
  const { t, href } = useApp();
  return (
    <span className="flex shrink-0 items-center gap-2">
      <span className="text-xs font-semibold text-muted">{minimumAge}+</span>
      <a
        href={href({ name: 'play', provider: operator.provider })}
        target="_blank"
        rel="nofollow noreferrer sponsored noopener"
        aria-label={`${t('offers.betAt', { operator: operator.name })}, ${minimumAge}+, ${t('nav.newTab')}`}
        className="inline-flex min-h-11 items-center gap-1.5 rounded-md bg-accent px-3 text-sm font-semibold text-on-accent hover:opacity-90"
      >
        {t('offers.bet')} <Icon name="out" className="size-3.5" />
      </a>
    </span>
  );
}
