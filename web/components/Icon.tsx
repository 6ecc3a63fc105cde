import type { IconName } from './sprite.ts';

/** An icon from the document's sprite. It is decorative: use it beside text or in a control with a name. */
export function Icon({ name, className = 'size-5' }: { name: IconName; className?: string }) {
  return (
    <svg className={`icon ${className}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}
