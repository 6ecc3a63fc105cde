import { useApp } from '../../data/appContext.ts';
import { useCurrentOffers } from '../../data/useSettings.ts';
import type { OperatorOffer, Settings } from '../../domain/settings.ts';
import { PlaceholderRows } from '../PlaceholderRows.tsx';
import { Retry } from '../Retry.tsx';
import { BetLink, OfferTermsLine } from './OfferParts.tsx';
import { OperatorMark } from './OperatorMark.tsx';
import { PolicyNotice } from './PolicyNotice.tsx';

/** Visible offers. The others are folded, so that offers do not dominate the page. */
const SHOWN = 3;

function Offers({ operators, minimumAge }: { operators: readonly OperatorOffer[]; minimumAge: number }) {
  return (
    <ul>
      {operators.map((operator) => (
        <li key={operator.provider} className="offer">
          <OperatorMark operator={operator} />
          <h3>{operator.name}</h3>
          <BetLink operator={operator} minimumAge={minimumAge} />
          <p className="offer-bonus">{operator.bonus}</p>
          <OfferTermsLine operator={operator} />
        </li>
      ))}
    </ul>
  );
}

/** Top Sportsbook Bonuses of the visitor's country in the editors' order, labelled as an advertisement. */
export function BonusCard({ settings }: { settings: Settings | undefined }) {
  const { t, offersPaused } = useApp();
  const offers = useCurrentOffers(settings);
  if (offersPaused) return null;
  const more = offers.slice(SHOWN);
  const hasNoBonus = offers.length > 0 && offers.every(({ bonus }) => bonus === null);
  return (
    <section className="bonuses card mb-3" aria-labelledby="bonuses-title">
      <header>
        <h2 id="bonuses-title">{t(hasNoBonus ? 'offers.operators' : 'offers.title')}</h2>
        {offers.length > 0 && t('offers.advertisement')}
      </header>
      {settings === undefined && <PlaceholderRows count={SHOWN} className="h-18" />}
      {settings?.missing.includes('offers') && <Retry />}
      {settings !== undefined && offers.length === 0 && !settings.missing.includes('offers') && (
        <p>{t(settings.operators.length === 0 ? 'offers.none' : 'offers.ended')}</p>
      )}
      {settings !== undefined && offers.length > 0 && (
        <>
          {settings.policy.noticeFirst && <PolicyNotice policy={settings.policy} />}
          <Offers operators={offers.slice(0, SHOWN)} minimumAge={settings.policy.minimumAge} />
          {more.length > 0 && (
            <details className="more-offers">
              <summary>{t('offers.more', { count: more.length })}</summary>
              <Offers operators={more} minimumAge={settings.policy.minimumAge} />
              <p>{t('offers.order')}</p>
            </details>
          )}
          {!settings.policy.noticeFirst && <PolicyNotice policy={settings.policy} />}
        </>
      )}
    </section>
  );
}
