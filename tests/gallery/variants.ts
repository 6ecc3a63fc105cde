import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { ODDS_FORMATS, type OddsFormat } from '../../web/domain/odds.ts';
import type { Theme } from '../../web/domain/visitor.ts';

/** Where the gallery stands on a development server, and its tiles alone. */
export const GALLERY_PATH = '/__gallery';
export const TILES_PATH = `${GALLERY_PATH}/tiles`;

/** The widths that the gallery is looked at in, CSS pixels. */
export const GALLERY_WIDTHS = [360, 768, 1440] as const;

/** What the tiles are drawn for. */
export interface GalleryVariant {
  locale: Locale;
  theme: Theme;
  odds: OddsFormat;
}

/** Every language, theme and format of odds with every other. */
export const GALLERY_VARIANTS: readonly GalleryVariant[] = LOCALES.flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) => ODDS_FORMATS.map((odds) => ({ locale, theme, odds }))),
);

/** The address of the tiles in a variant. */
export const tilesAddress = (variant: GalleryVariant) => `${TILES_PATH}?${new URLSearchParams({ ...variant })}`;

/** The variant that a query asks for: what it leaves out, or names wrongly, is the first one's. */
export function variantOf(query: URLSearchParams): GalleryVariant {
  const isAsked = (variant: GalleryVariant) =>
    Object.entries(variant).every(([name, value]) => (query.get(name) ?? value) === value);
  const [first] = GALLERY_VARIANTS;
  if (first === undefined) throw new Error('the gallery has no variants');
  return GALLERY_VARIANTS.find(isAsked) ?? first;
}
