import { CRESTS, SHIELD, SHIELD_EDGE } from '../domain/crestOutlines.ts';
import icons from './icons.json' with { type: 'json' };

/** Icons on a grid of 24 pixels. */
export type IconName = keyof typeof icons;

/** A player's shirt in the box of a crest, whose shield and pattern it cuts out. */
const SHIRT =
  'M7.2 2Q10 4.4 12.8 2L15.6 2.9Q17 3.4 17.6 4.8L19 8.6 15.8 10 14.6 7.9V18.2Q14.6 18.8 14 18.8H6Q5.4 18.8 5.4 18.2V7.9L4.2 10 1 8.6 2.4 4.8Q3 3.4 4.4 2.9Z';

const path = (d: string, attributes = '') => (d === '' ? '' : `<path d="${d}"${attributes}/>`);

const symbol = (id: string, box: string, content: string) => `<symbol id="${id}" viewBox="${box}">${content}</symbol>`;

/**
 * The symbols that icons (`#i-…`) and crests (`#c-…`) refer to, as HTML for the top of a document. A page has them once, and
 * no script has them. An icon inherits its colour and stroke. A crest's shield uses `color`, and its pattern `fill`.
 */
export const SPRITE = [
  '<svg width="0" height="0" class="absolute" aria-hidden="true">',
  ...Object.entries(icons).map(([name, d]) => symbol(`i-${name}`, '0 0 24 24', path(d))),
  ...Object.entries(CRESTS).map(([name, d]) => {
    const edge = path(SHIELD, ` fill="none" stroke="${SHIELD_EDGE}" stroke-width="1"`);
    return symbol(`c-${name}`, '0 0 20 22', path(SHIELD, ' fill="currentColor"') + path(d) + edge);
  }),
  symbol('i-shirt', '0 0 20 20', path(SHIRT)),
  `<clipPath id="shirt">${path(SHIRT)}</clipPath>`,
  '</svg>',
].join('');
