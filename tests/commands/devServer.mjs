import { createServer } from 'vite';
import { root } from './run.mjs';
import { placeOf, settingsOf } from './settings.mjs';

// The Cloudflare plugin reads the settings of a local run from the environment.
process.env.CLOUDFLARE_INCLUDE_PROCESS_ENV = 'true';
Object.assign(process.env, settingsOf(process.env));

const { country, timezone } = placeOf(process.env);
const server = await createServer({
  root,
  server: { port: Number(process.env.PORT ?? 5173), strictPort: true },
  plugins: [
    {
      name: 'local-visitor',
      configureServer({ middlewares }) {
        middlewares.use((request, _response, next) => {
          request.headers['mf-cf-blob'] ??= JSON.stringify({ country, timezone });
          next();
        });
      },
    },
  ],
});
await server.listen();
server.printUrls();
