import type { ReactNode } from 'react';
import { useApp } from '../../data/appContext.ts';

interface PlayLinkProps {
  operator: { provider: string; operator: string };
  /** The outcome and its price as text for screen readers, in the visitor's odds format. */
  outcome: { sign: string; name: string; price: string };
  minimumAge: number;
  className: string;
  children: ReactNode;
}

/** A price that links to its operator: opens a new tab, and names the operator and the age. */
export function PlayLink({ operator, outcome, minimumAge, className, children }: PlayLinkProps) {
  const { t, href, offersPaused } = useApp();
  const { sign, name, price } = outcome;
  // Where offers must not appear, the price is plain text.
  if (offersPaused) return <span className={className}>{children}</span>;
  const spoken = t('odds.at', { sign, outcome: name, price, operator: operator.operator });
  return (
    <a
      href={href({ name: 'play', provider: operator.provider })}
      target="_blank"
      rel="nofollow noreferrer sponsored noopener"
      title={`${operator.operator} · ${minimumAge}+`}
      className={className}
    >
      <span aria-hidden="true" className="contents">
        {children}
      </span>
      <span className="sr-only">{`${spoken}, ${minimumAge}+, ${t('nav.newTab')}`}</span>
    </a>
  );
}
