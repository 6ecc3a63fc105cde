import { handOver, installMissing } from './run.mjs';

// `npm run release`: gives a new version 1, 10 and 100 % of the visitors, with a gate between; `-- --back` takes it back.
await installMissing();
handOver('./release/main.mjs');
