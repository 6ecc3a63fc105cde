/** The widths that `/image` makes (spec section 9): of icons and logos, and of screens. */
export const IMAGE_WIDTHS = [16, 32, 48, 64, 96, 128, 256, 384, 640, 750, 828, 1080, 1200, 1920, 2048, 3840] as const;

/** The quality of a picture that asks for none (spec section 9), and those that are made: others are the nearest of them. */
export const DEFAULT_QUALITY = 75;
export const IMAGE_QUALITIES = [50, DEFAULT_QUALITY, 90] as const;

/** Screens show up to this many pixels for one of CSS; more than two can't be seen on a logo. */
const DENSITY = 2;

/**
 * Where the browser gets a picture of `width` CSS pixels: by way of `/image` when it lies on another host, so that no
 * visitor's browser asks third parties; a path of the site is its own address.
 */
export function imageAddress(url: string, width: number): string {
  if (!/^https?:\/\//i.test(url)) return url;
  const wanted = width * DENSITY;
  const made = IMAGE_WIDTHS.find((each) => each >= wanted) ?? IMAGE_WIDTHS.at(-1);
  return `/image?${new URLSearchParams({ url, w: String(made), q: String(DEFAULT_QUALITY) })}`;
}
