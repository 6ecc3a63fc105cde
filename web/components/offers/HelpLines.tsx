import type { ReactNode } from 'react';
import { useApp } from '../../appContext.ts';
import type { HelpLine } from '../../domain/settings.ts';

interface HelpLinesProps {
  helpLines: readonly HelpLine[];
  className: string;
  /** More items of the list. */
  children?: ReactNode;
}

/** Where to find help in the visitor's country, as links that can't reach back to this page. */
export function HelpLines({ helpLines, className, children }: HelpLinesProps) {
  const { t } = useApp();
  return (
    <ul aria-label={t('offers.help')} className={`flex gap-x-3 ${className}`}>
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
