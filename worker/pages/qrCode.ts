import { encode } from 'uqr';
import type { QrCode } from '../../web/data/ownViews.ts';

/** White modules on each side. ISO/IEC 18004 requires four. */
const QUIET = 4;

/** A link of 60 follows has up to 1,100 characters. A longer one would be too fine for a camera. */
const MOST_TEXT = 1_200;

/** The QR code of a text as an SVG path of its dark modules, one unit each; null when the text is too long. */
export function qrCodeOf(text: string): QrCode | null {
  if (text.length > MOST_TEXT) return null;
  const { size, data } = encode(text, { ecc: 'L', border: QUIET });
  const dark = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { size, path: dark.join('') };
}
