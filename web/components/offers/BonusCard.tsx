import { useApp } from '../../appContext.ts';
import { useCurrentOffers } from '../../data/useCurrentOffers.ts';
import type { Settings } from '../../domain/content.ts';
import type { OperatorOffer } from '../../domain/offers.ts';
import { BetLink } from './BetLink.tsx';
import { OfferTermsLine } from './OfferTermsLine.tsx';
import { OperatorMark } from './OperatorMark.tsx';
import { PolicyNotice } from './PolicyNotice.tsx';

const NO_OPERATORS: readonly OperatorOffer[] = [];

/** Offers in sight; the others are one step away, so that no page becomes a page of offers. */
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

function Placeholders() {
  return [0, 1, 2].map((each) => (
    <li key={each} aria-hidden="true" className="flex h-18 items-center gap-3 border-t border-line px-3">
      <span className="size-8 rounded-md bg-sunken" />
      <span className="h-3 flex-1 rounded bg-sunken" />
    </li>
  ));
}

/** Why there is nothing to show: no operators in the country at all, or none with a bonus that still runs. */
function NoOffers({ settings }: { settings: Settings }) {
  const { t } = useApp();
  const reason = settings.operators.length === 0 ? 'offers.none' : 'offers.ended';
  return <p className="px-3 pb-3 text-sm text-muted">{t(reason)}</p>;
}

/** Top Sportsbook Bonuses of the visitor's country, in the editors' order; an honest, labelled block. */
export function BonusCard({ settings }: { settings: Settings | undefined }) {
  const { t, offersPaused } = useApp();
  const offers = useCurrentOffers(settings?.operators ?? NO_OPERATORS);
  if (offersPaused) return null;
  const more = offers.slice(SHOWN);
  return (
    <section className="bonuses card mb-3" aria-labelledby="bonuses-title">
      <div className="flex items-baseline justify-between gap-1 px-2 py-1">
        <h2 id="bonuses-title" className="text-sm font-semibold">
          {t('offers.title')}
        </h2>
        {offers.length > 0 && <span className="text-xs text-muted">{t('offers.advertisement')}</span>}
      </div>
      {settings === undefined && (
        <ul>
          <Placeholders />
        </ul>
      )}
      {settings !== undefined && offers.length === 0 && <NoOffers settings={settings} />}
      {settings !== undefined && offers.length > 0 && (
        <>
          <Offers operators={offers.slice(0, SHOWN)} minimumAge={settings.policy.minimumAge} />
          {more.length > 0 && (
            <details className="more-offers">
              <summary>{t.count('offers.more', more.length)}</summary>
              <Offers operators={more} minimumAge={settings.policy.minimumAge} />
              <p className="border-t border-line px-3 pt-2 text-xs text-muted">{t('offers.order')}</p>
            </details>
          )}
          <PolicyNotice policy={settings.policy} />
        </>
      )}
    </section>
  );
}
