import { isRunnableDevEnvironment, type Plugin } from 'vite';
import type * as Gallery from './Gallery.tsx';
import { GALLERY_PATH, variantOf } from './variants.ts';

/**
 * Serves the gallery (`/__gallery`) on the development server: every state of a match in every language, theme and odds format.
 * A build has no gallery, because the product does not import it.
 */
export function gallery(): Plugin {
  return {
    name: 'gallery',
    apply: 'serve',
    configureServer(server) {
      const { ssr } = server.environments;
      if (!isRunnableDevEnvironment(ssr)) throw new Error('the gallery needs an environment that runs modules');
      server.middlewares.use(GALLERY_PATH, (request, response, next) => {
        const { searchParams } = new URL(request.url ?? '/', 'http://localhost');
        // The runner loads a changed component again.
        ssr.runner.import<typeof Gallery>('/tests/gallery/Gallery.tsx').then(({ galleryPage }) => {
          response.setHeader('Content-Type', 'text/html; charset=utf-8').end(galleryPage(variantOf(searchParams)));
        }, next);
      });
    },
  };
}
