import { Icon } from '../Icon.tsx';
import { Picture } from '../Picture.tsx';

/** The flag of a country, or a globe if it has none (International). Decorative: the name is beside it. */
export function Flag({ address, className = 'size-4.5' }: { address: string | null; className?: string }) {
  const globe = <Icon name="globe" className={`${className} text-muted`} />;
  if (address === null) return globe;
  return <Picture address={address} size={18} className={`${className} flag shrink-0 rounded-full`} fallback={globe} />;
}
