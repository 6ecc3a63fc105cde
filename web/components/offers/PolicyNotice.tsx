import { useApp } from '../../data/appContext.ts';
import type { OffersPolicy } from '../../domain/settings.ts';
import { HelpLines } from './HelpLines.tsx';
import { PolicyMessage } from './PolicyMessage.tsx';

/** Links to help with gambling, and to how the site earns money and orders operators. */
export function OfferLinks({ policy }: { policy: OffersPolicy }) {
  const { t, href } = useApp();
  return (
    <HelpLines helpLines={policy.helpLines} className="flex-wrap">
      <li>
        <a href={href({ name: 'static', path: 'how-we-earn' })} className="help-link">
          {t('offers.howWeEarn')}
        </a>
      </li>
    </HelpLines>
  );
}

/** Required below every block of offers: the country's warning and the links for help. */
export function PolicyNotice({ policy }: { policy: OffersPolicy }) {
  return (
    <div className="px-3 py-2 text-xs text-muted">
      <PolicyMessage policy={policy} />
      <OfferLinks policy={policy} />
    </div>
  );
}
