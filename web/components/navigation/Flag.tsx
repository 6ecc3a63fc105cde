import { Icon } from '../Icon.tsx';
import { Picture } from '../Picture.tsx';

interface FlagProps {
  address: string | null;
  className?: string;
  isEarly?: boolean;
}

/** The flag of a country, or a globe if it has none (International). Decorative: the name is beside it. */
export function Flag({ address, className = 'size-4.5', isEarly }: FlagProps) {
  const globe = <Icon name="globe" className={`${className} text-muted`} />;
  if (address === null) return globe;
  const all = `${className} flag shrink-0 rounded-full`;
  return <Picture address={address} size={18} className={all} fallback={globe} isEarly={isEarly} />;
}
