import type { OperatorOffer } from '../../domain/offers.ts';
import { initialsOf } from '../match/Crest.tsx';
import { Picture } from '../Picture.tsx';

/** An operator's logo, or its initials on the site's neutral: no offer looks better than another by its colours. */
export function OperatorMark({ operator }: { operator: OperatorOffer }) {
  const initials = (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center rounded-md bg-sunken text-xs font-bold text-muted"
    >
      {initialsOf(operator.name)}
    </span>
  );
  if (operator.logo === null) return initials;
  return <Picture address={operator.logo} size={40} className="size-10 shrink-0 rounded-md" fallback={initials} />;
}
