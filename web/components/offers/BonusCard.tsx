import { useApp } from '../../appContext.ts';
import { useCurrentOffers } from '../../data/useCurrentOffers.ts';
import type { Settings } from '../../domain/content.ts';
import type { OperatorOffer } from '../../domain/offers.ts';
import { BetLink } from './BetLink.tsx';
import { OfferFacts } from './OfferFacts.tsx';
import { OperatorMark } from './OperatorMark.tsx';
import { PolicyNotice } from './PolicyNotice.tsx';

const NO_OPERATORS: readonly OperatorOffer[] = [];

function Offer({ operator, minimumAge }: { operator: OperatorOffer; minimumAge: number }) {
  const { t } = useApp();
  return (
    <li className="border-t border-line px-3 py-2">
      <div className="mb-1 flex items-center gap-3">
        <OperatorMark operator={operator} />
        <div className="min-w-0 flex-1">
          <h3 className="text-sm font-semibold">{operator.name}</h3>
          {operator.bonus !== null && <p className="text-sm leading-5 text-muted">{operator.bonus}</p>}
        </div>
      </div>
      <OfferFacts offer={operator.offer} />
      <div className="mt-2 flex items-center justify-between gap-2">
        {operator.reviewPage === null ? (
          <span />
        ) : (
          <a
            href={operator.reviewPage}
            aria-label={t('offers.reviewOf', { operator: operator.name })}
            className="inline-flex min-h-11 items-center text-sm underline"
          >
            {t('offers.review')}
          </a>
        )}
        <BetLink operator={operator} minimumAge={minimumAge} />
      </div>
      {operator.terms !== null && (
        <p className="mt-1 text-xs text-muted">
          <b className="font-semibold">{t('offers.terms')}:</b> {operator.terms}
        </p>
      )}
    </li>
  );
}

function Placeholders() {
  return [0, 1, 2].map((each) => (
    <li key={each} aria-hidden="true" className="flex h-26 items-center gap-3 border-t border-line px-3">
      <span className="size-10 rounded-md bg-sunken" />
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
  return (
    <section className="card mb-3" aria-labelledby="bonuses-title">
      <div className="flex items-baseline justify-between gap-2 px-3 pt-3 pb-2">
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
          <ul>
            {offers.map((operator) => (
              <Offer key={operator.provider} operator={operator} minimumAge={settings.policy.minimumAge} />
            ))}
          </ul>
          <div className="border-t border-line">
            <p className="px-3 pt-2 text-xs text-muted">{t('offers.order')}</p>
            <PolicyNotice policy={settings.policy} />
          </div>
        </>
      )}
    </section>
  );
}
