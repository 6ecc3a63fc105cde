import { CRESTS, SHIELD, SHIELD_EDGE } from '../domain/crestOutlines.ts';

/** One outline set on a 24 px grid. */
const ICONS = {
  menu: 'M4 6h16M4 12h16M4 18h16',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14zM16 16l5 5',
  close: 'M5 5l14 14M19 5L5 19',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM12 2v2M12 20v2M4.9 4.9l1.4 1.4M17.7 17.7l1.4 1.4M2 12h2M20 12h2M4.9 19.1l1.4-1.4M17.7 6.3l1.4-1.4',
  moon: 'M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z',
  chevron: 'M6 9l6 6 6-6',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M12 20V5M5 12l7-7 7 7',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3 15 0 18M12 3c-3 3-3 15 0 18',
  star: 'M12 2.5l3 6.1 6.7 1-4.9 4.7 1.2 6.7-6-3.2-6 3.2 1.2-6.7-4.9-4.7 6.7-1z',
  board: 'M4 4h7v7H4zM13 4h7v7h-7zM4 13h7v7H4zM13 13h7v7h-7z',
  out: 'M14 4h6v6M20 4l-9 9M18 14v6H4V6h6',
  share: 'M12 15V3M8 6.5L12 3l4 3.5M6 11H5v10h14V11h-1',
  calendar: 'M5 5h14v15H5zM5 10h14M9 3v4M15 3v4M12 12.5v5M9.5 15h5',
  shield: 'M12 3l8 3v6c0 5-4 8-8 9-4-1-8-4-8-9V6z',
} as const;

export type IconName = keyof typeof ICONS;

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
  ...Object.entries(ICONS).map(([name, d]) => symbol(`i-${name}`, '0 0 24 24', path(d))),
  ...Object.entries(CRESTS).map(([name, d]) => {
    const edge = path(SHIELD, ` fill="none" stroke="${SHIELD_EDGE}" stroke-width="1"`);
    return symbol(`c-${name}`, '0 0 20 22', path(SHIELD, ' fill="currentColor"') + path(d) + edge);
  }),
  symbol('i-shirt', '0 0 20 20', path(SHIRT)),
  `<clipPath id="shirt">${path(SHIRT)}</clipPath>`,
  '</svg>',
].join('');
