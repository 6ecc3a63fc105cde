import { handOver, installMissing } from './run.mjs';

// `npm run dev`: Vite with hot reload; settings as for `npm start`.
await installMissing();
handOver('./devServer.mjs');
