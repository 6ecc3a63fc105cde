import type { Incident } from '../../domain/eventDetail.ts';

/** The icon of an incident, or of one player in a substitution. */
export type SignKind = Incident['kind'] | 'in' | 'out';

/** The icon, centred on 0,0 with a radius of 8. Decorative: the text is beside it. */
export function IncidentShape({ kind }: { kind: SignKind }) {
  switch (kind) {
    case 'in':
      return <path d="M-5.5 3L0-5.5 5.5 3z" className="sign-in" />;
    case 'out':
      return <path d="M-5.5-3L0 5.5 5.5-3z" className="sign-out" />;
    case 'goal':
      return <circle r="6" className="sign-goal" />;
    case 'penalty':
      return (
        <>
          <circle r="6" className="sign-goal" />
          <text y="3.5" textAnchor="middle" className="sign-letter">
            P
          </text>
        </>
      );
    case 'own-goal':
      return <circle r="6" className="sign-own-goal" />;
    case 'missed-penalty':
      return <path d="M-4.5-4.5l9 9M4.5-4.5l-9 9" className="sign-line" />;
    case 'cancelled-goal':
      return (
        <>
          <circle r="5.2" className="sign-line" />
          <path d="M-6.5 6.5l13-13" className="sign-line" />
        </>
      );
    case 'yellow-card':
      return <rect x="-4" y="-5.5" width="8" height="11" rx="1.5" className="sign-yellow" />;
    case 'red-card':
      return <rect x="-4" y="-5.5" width="8" height="11" rx="1.5" className="sign-red" />;
    case 'second-yellow-card':
      return (
        <>
          <rect x="-6" y="-6.5" width="8" height="11" rx="1.5" className="sign-yellow" />
          <rect x="-2" y="-4.5" width="8" height="11" rx="1.5" className="sign-red" />
        </>
      );
    case 'substitution':
      return (
        <>
          <path d="M-6.5 0l3.5-5.5L.5 0z" className="sign-in" />
          <path d="M-.5 0L3 5.5 6.5 0z" className="sign-out" />
        </>
      );
    case 'decision':
    case 'other':
      return <circle r="2.5" className="sign-other" />;
  }
}

/** The icon of an incident, sized for a line of text. */
export function IncidentSign({ kind }: { kind: SignKind }) {
  return (
    <svg viewBox="-8 -8 16 16" className="size-4.5 flex-none" aria-hidden="true">
      <IncidentShape kind={kind} />
    </svg>
  );
}
