import { useApp } from '../../appContext.ts';
import type { OffersPolicy } from '../../domain/settings.ts';
import { HelpLines } from './HelpLines.tsx';
import { PolicyMessage } from './PolicyMessage.tsx';

/** Where to find help, and how the site earns its money and orders operators. */
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

/** What stands by every block of offers: the country's message with its age, and the links that belong to it. */
export function PolicyNotice({ policy }: { policy: OffersPolicy }) {
  return (
    <div className="px-3 py-2 text-xs text-muted">
      <PolicyMessage policy={policy} />
      <OfferLinks policy={policy} />
    </div>
  );
}
