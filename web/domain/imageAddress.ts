/** The widths in pixels that `/image` produces (spec section 9), for icons and logos and for screens. */
export const IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** The default quality of `/image` (spec section 9), and the qualities it produces. It rounds others to the nearest. */
export const DEFAULT_QUALITY = 75;
export const IMAGE_QUALITIES = [50, DEFAULT_QUALITY, 90] as const;

/** Image pixels per CSS pixel. More than two make no visible difference on a logo. */
const DENSITY = 2;

/** The address of a picture for a width in CSS pixels. `/image` serves other hosts’, so no third party is contacted. */
export function imageAddress(url: string, width: number): string {
  if (!/^https?:\/\//i.test(url)) return url;
  const wanted = width * DENSITY;
  const made = IMAGE_WIDTHS.find((each) => each >= wanted) ?? IMAGE_WIDTHS.at(-1);
  return `/image?${new URLSearchParams({ url, w: String(made), q: String(DEFAULT_QUALITY) })}`;
}
