import { handOver, installMissing } from './run.mjs';

// `npm run deploy`: builds, keeps the browser's files of the last deploy, deploys.
await installMissing();
handOver('./deploySite.mjs');
