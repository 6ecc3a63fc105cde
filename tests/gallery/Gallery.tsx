import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MatchRow } from '../../web/components/match/MatchRow.tsx';
import { SPRITE } from '../../web/components/sprite.ts';
import { App } from '../../web/data/appContext.ts';
import { ClockContext, stoppedClock } from '../../web/data/pageClock.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import type { Locale } from '../../web/domain/locale.ts';
import { hasDraws } from '../../web/domain/sport.ts';
import type { Theme } from '../../web/domain/visitor.ts';
import { anonymousContext } from '../../worker/render/rowCache.tsx';
import { GALLERY_NOW, galleryTiles, type Tile } from './matches.ts';
import { GALLERY_PATH, GALLERY_VARIANTS, GALLERY_WIDTHS, type GalleryVariant, tilesAddress } from './variants.ts';

function TileCard({ tile: { name, match, prices } }: { tile: Tile }) {
  return (
    <section
      className={`card mb-3 overflow-clip with-prices ${hasDraws(match.sport) ? '' : 'two-way'}`}
      data-tile={name}
    >
      <h2 className="px-3 pt-1 text-xs text-muted">{name}</h2>
      <ul>
        <MatchRow match={match} prices={prices} minimumAge={18} />
      </ul>
    </section>
  );
}

const page = (theme: Theme, locale: Locale, body: string) =>
  `<!doctype html><html lang="${locale}"${theme === 'dark' ? ' class="dark"' : ''}><head><meta charset="utf-8">` +
  '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>' +
  `<link rel="icon" href="data:,"><link rel="stylesheet" href="/web/styles.css"></head><body>${SPRITE}${body}</body></html>`;

/** The tiles in a variant: a row of a list for every state of a match. */
export function tilesPage({ locale, theme, odds }: GalleryVariant): string {
  const tiles = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <ClockContext value={{ clock: stoppedClock(GALLERY_NOW), start: GALLERY_NOW }}>
        <App value={anonymousContext({ locale, zone: 'Europe/London', oddsFormat: odds })}>
          <main className="mx-auto max-w-4xl p-3">
            {galleryTiles().map((tile) => (
              <TileCard key={tile.name} tile={tile} />
            ))}
          </main>
        </App>
      </ClockContext>
    </QueryClientProvider>,
  );
  return page(theme, locale, tiles);
}

/** The gallery: the tiles in a variant at every width, and the ways to the other variants. */
export function galleryPage(chosen: GalleryVariant): string {
  const body = renderToStaticMarkup(
    <main className="p-3">
      <h1 className="text-lg font-semibold">Gallery</h1>
      <nav className="flex flex-wrap gap-3 py-3">
        {GALLERY_VARIANTS.map((variant) => (
          <a
            key={tilesAddress(variant)}
            className="underline"
            aria-current={tilesAddress(variant) === tilesAddress(chosen) ? 'page' : undefined}
            href={`${GALLERY_PATH}?${new URLSearchParams({ ...variant })}`}
          >
            {Object.values(variant).join(' · ')}
          </a>
        ))}
      </nav>
      {GALLERY_WIDTHS.map((width) => (
        <iframe key={width} title={`${width} pixels`} width={width} height={900} src={tilesAddress(chosen)} />
      ))}
    </main>,
  );
  return page(chosen.theme, chosen.locale, body);
}
