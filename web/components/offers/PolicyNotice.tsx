import { useApp } from '../../appContext.ts';
import type { OffersPolicy } from '../../domain/offers.ts';
import { HelpLines } from './HelpLines.tsx';
import { PolicyMessage } from './PolicyMessage.tsx';

interface OfferLinksProps {
  policy: OffersPolicy;
  /** One row that scrolls sideways, where height is dear. */
  inOneRow?: boolean;
}

/** Where to find help, and how the site earns its money and orders operators. */
export function OfferLinks({ policy, inOneRow = false }: OfferLinksProps) {
  const { t, href } = useApp();
  const flow = inOneRow ? 'no-scrollbar overflow-x-auto whitespace-nowrap' : 'flex-wrap';
  return (
    <HelpLines helpLines={policy.helpLines} className={flow}>
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
