import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';
import type { HelpLine } from '../../domain/settings.ts';

interface HelpLinesProps {
  helpLines: readonly HelpLine[];
  className: string;
  /** More items of the list. */
  children?: ReactNode;
}

/** Links to help with gambling in the visitor's country. They open in a new tab without access to this page. */
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
