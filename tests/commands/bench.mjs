import { handOver, installMissing } from './run.mjs';

// `npm run bench`: how fast the production build is, measured on this machine.
await installMissing();
handOver('../bench/main.ts');
