import type { IconName } from './sprite.ts';

/** An icon of the document's sprite; it always stands beside text or in a control that has a name. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
