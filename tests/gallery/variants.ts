import { LOCALES, type Locale } from '../../web/domain/locale.ts';
import { ODDS_FORMATS, type OddsFormat } from '../../web/domain/odds.ts';
import type { Theme } from '../../web/domain/visitor.ts';

/** The address of the gallery on the development server. */
export const GALLERY_PATH = '/__gallery';

/** The language, theme and odds format of the tiles. */
export interface GalleryVariant {
  locale: Locale;
  theme: Theme;
  odds: OddsFormat;
}

/** Every combination of language, theme and odds format. */
export const GALLERY_VARIANTS: readonly GalleryVariant[] = LOCALES.flatMap((locale) =>
  (['light', 'dark'] as const).flatMap((theme) => ODDS_FORMATS.map((odds) => ({ locale, theme, odds }))),
);

/** The address of the gallery in a variant. */
export const addressOf = (variant: GalleryVariant) => `${GALLERY_PATH}?${new URLSearchParams({ ...variant })}`;

/** The variant that a query names. Missing or unknown values are those of the first variant. */
export function variantOf(query: URLSearchParams): GalleryVariant {
  const isAsked = (variant: GalleryVariant) =>
    Object.entries(variant).every(([name, value]) => (query.get(name) ?? value) === value);
  const [first] = GALLERY_VARIANTS;
  if (first === undefined) throw new Error('the gallery has no variants');
  return GALLERY_VARIANTS.find(isAsked) ?? first;
}
