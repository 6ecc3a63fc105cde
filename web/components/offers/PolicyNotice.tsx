import { useApp } from '../../appContext.ts';
import type { OffersPolicy } from '../../domain/offers.ts';
import { HelpLines } from './HelpLines.tsx';

interface PolicyNoticeProps {
  policy: OffersPolicy;
  /** Links in one row that scrolls sideways, where height is dear. */
  inOneRow?: boolean;
}

/** What stands by every block of offers: the country's message with its age, where to find help, and how we earn. */
export function PolicyNotice({ policy, inOneRow = false }: PolicyNoticeProps) {
  const { t, href } = useApp();
  return (
    <div className="px-3 py-2 text-xs text-muted">
      <p>{policy.message}</p>
      <HelpLines helpLines={policy.helpLines} className={inOneRow ? 'overflow-x-auto whitespace-nowrap' : 'flex-wrap'}>
        <li>
          <a href={href({ name: 'static', path: 'how-we-earn' })} className="help-link">
            {t('offers.howWeEarn')}
          </a>
        </li>
      </HelpLines>
    </div>
  );
}
