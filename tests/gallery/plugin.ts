import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type * as Gallery from './Gallery.tsx';
import { GALLERY_PATH, variantOf } from './variants.ts';

/**
 * Serves the gallery (`/__gallery`) while developing: every state of a match in every language, theme, format of odds and
 * width. It is no part of a build, because nothing of the product imports it.
 */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error('the gallery is drawn in an environment that runs modules');
      server.middlewares.use(GALLERY_PATH, (request, response, next) => {
        const { pathname, searchParams } = new URL(request.url ?? '/', 'http://localhost');
        // Read anew where a component has changed.
        ssr.runner.import<typeof Gallery>('/tests/gallery/Gallery.tsx').then(({ galleryPage, tilesPage }) => {
          const draw = pathname === '/' ? galleryPage : pathname === '/tiles' ? tilesPage : null;
          if (draw === null) return next();
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(draw(variantOf(searchParams)));
        }, next);
      });
    },
  };
}
