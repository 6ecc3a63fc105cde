import type { ReactNode } from 'react';
import type { Incident } from '../../domain/eventDetail.ts';

/** An incident, or one player in a substitution. */
type SignKind = Incident['kind'] | 'in' | 'out';

const GOAL = <circle r="6" className="sign-goal" />;
const OTHER = <circle r="2.5" className="sign-other" />;
const CARD = { width: '8', height: '11', rx: '1.5' };

/** The icons, centred on 0,0 with a radius of 8. */
const SHAPES: Readonly<Record<SignKind, ReactNode>> = {
  in: <path d="M-5.5 3L0-5.5 5.5 3z" className="sign-in" />,
  out: <path d="M-5.5-3L0 5.5 5.5-3z" className="sign-out" />,
  goal: GOAL,
  penalty: (
    <>
      {GOAL}
      <text y="3.5" textAnchor="middle" className="sign-letter">
        P
      </text>
    </>
  ),
  'own-goal': <circle r="6" className="sign-own-goal" />,
  'missed-penalty': <path d="M-4.5-4.5l9 9M4.5-4.5l-9 9" className="sign-line" />,
  'cancelled-goal': (
    <>
      <circle r="5.2" className="sign-line" />
      <path d="M-6.5 6.5l13-13" className="sign-line" />
    </>
  ),
  'yellow-card': <rect x="-4" y="-5.5" {...CARD} className="sign-yellow" />,
  'red-card': <rect x="-4" y="-5.5" {...CARD} className="sign-red" />,
  'second-yellow-card': (
    <>
      <rect x="-6" y="-6.5" {...CARD} className="sign-yellow" />
      <rect x="-2" y="-4.5" {...CARD} className="sign-red" />
    </>
  ),
  substitution: (
    <>
      <path d="M-6.5 0l3.5-5.5L.5 0z" className="sign-in" />
      <path d="M-.5 0L3 5.5 6.5 0z" className="sign-out" />
    </>
  ),
  decision: OTHER,
  other: OTHER,
};

/** The icon of an incident, sized for a line of text. Decorative: the text is beside it. */
export function IncidentSign({ kind }: { kind: SignKind }) {
  return (
    <svg viewBox="-8 -8 16 16" className="size-4.5 flex-none" aria-hidden="true">
      {SHAPES[kind]}
    </svg>
  );
}
