import type { OperatorOffer } from '../../domain/settings.ts';
import { initialsOf } from '../match/Crest.tsx';
import { Picture } from '../Picture.tsx';

/** An operator's logo, or its initials on a neutral background that favours no operator. */
export function OperatorMark({ operator }: { operator: Pick<OperatorOffer, 'name' | 'logo'> }) {
  const initials = (
    <span aria-hidden="true" className="operator-mark">
      {initialsOf(operator.name)}
    </span>
  );
  if (operator.logo === null) return initials;
  return <Picture address={operator.logo} size={32} className="operator-mark" fallback={initials} />;
}
