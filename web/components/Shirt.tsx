import { inkOn } from '../domain/colours.ts';
import type { Crest } from '../domain/match.ts';

/** A player's shirt in the colours and the pattern of the club's crest, with the number. */
export function Shirt({ crest: { main, second, pattern }, number }: { crest: Crest; number: string | number | null }) {
  return (
    <svg viewBox="0 0 20 20" className="shirt" color={main} fill={second} aria-hidden="true">
      <g clipPath="url(#shirt)">
        <use href={`#c-${pattern}`} width="20" height="22" />
      </g>
      <use href="#i-shirt" className="shirt-edge" />
      <text x="10" y="14" className={inkOn(main) === '#ffffff' ? 'shirt-number' : 'shirt-number shirt-dark-number'}>
        {number ?? ''}
      </text>
    </svg>
  );
}
