import { encode } from 'uqr';
import type { QrCode } from '../../web/data/ownViews.ts';

/** Modules of white on each side: readers need four (ISO/IEC 18004). */
const QUIET = 4;

/** The longest link of 60 follows has some 1,100 characters; a longer one would be too fine for a camera. */
const MOST_TEXT = 1_200;

/** The QR code of a text as the outline of its dark modules, one unit each; null where the text is too long for one. */
export function qrCodeOf(text: string): QrCode | null {
  if (text.length > MOST_TEXT) return null;
  const { size, data } = encode(text, { ecc: 'L', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
