import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MatchRow } from '../../web/components/match/MatchRow.tsx';
import { SPRITE } from '../../web/components/sprite.ts';
import { App } from '../../web/data/appContext.ts';
import { ClockContext, stoppedClock } from '../../web/data/pageClock.ts';
import { createQueryClient } from '../../web/data/queryClient.ts';
import { hasDraws } from '../../web/domain/sport.ts';
import { anonymousContext } from '../../worker/render/rowCache.tsx';
import { GALLERY_NOW, galleryTiles, type Tile } from './matches.ts';
import { addressOf, GALLERY_VARIANTS, type GalleryVariant } from './variants.ts';

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

/** A row of a list for every state of a match in a variant, and the links to the other variants. */
export function galleryPage(chosen: GalleryVariant): string {
  const { locale, theme, odds } = chosen;
  const body = renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient()}>
      <ClockContext value={{ clock: stoppedClock(GALLERY_NOW), start: GALLERY_NOW }}>
        <App value={anonymousContext({ locale, zone: 'Europe/London', oddsFormat: odds })}>
          <main className="mx-auto max-w-4xl p-3">
            <nav className="flex flex-wrap gap-3 pb-3">
              {GALLERY_VARIANTS.map((variant) => (
                <a
                  key={addressOf(variant)}
                  className="underline"
                  aria-current={addressOf(variant) === addressOf(chosen) ? 'page' : undefined}
                  href={addressOf(variant)}
                >
                  {Object.values(variant).join(' · ')}
                </a>
              ))}
            </nav>
            {galleryTiles().map((tile) => (
              <TileCard key={tile.name} tile={tile} />
            ))}
          </main>
        </App>
      </ClockContext>
    </QueryClientProvider>,
  );
  return (
    `<!doctype html><html lang="${locale}"${theme === 'dark' ? ' class="dark"' : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1"><title>Gallery</title>' +
    `<link rel="icon" href="data:,"><link rel="stylesheet" href="/web/styles.css"></head><body>${SPRITE}${body}</body></html>`
  );
}
