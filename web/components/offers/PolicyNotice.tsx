import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { HelpLine, OffersPolicy } from '../../domain/settings.ts';

/** Links to help with gambling in the visitor's country. They open in a new tab without access to this page. */
export function HelpLines({ helpLines, children }: { helpLines: readonly HelpLine[]; children?: ReactNode }) {
  const { t } = useApp();
  return (
    <ul aria-label={t('offers.help')} className="flex flex-wrap gap-x-3">
      {helpLines.map(({ name, url, phone }) => (
        <li key={name}>
          <a href={url} target="_blank" rel="noopener noreferrer" className="help-link">
            {phone === null ? name : `${name} ${phone}`}
            <span className="sr-only"> ({t('nav.newTab')})</span>
          </a>
        </li>
      ))}
      {children}
    </ul>
  );
}

/** The gambling warning of the visitor's country, in the language that its law requires. */
export function PolicyMessage({ policy: { message, messageLanguage } }: { policy: OffersPolicy }) {
  return <p lang={messageLanguage}>{message}</p>;
}

/** Links to help with gambling problems, and to how the site earns money and orders operators. */
export function OfferLinks({ policy }: { policy: OffersPolicy }) {
  const { t, href } = useApp();
  return (
    <HelpLines helpLines={policy.helpLines}>
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
