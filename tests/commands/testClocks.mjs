import { handOver, installMissing } from './run.mjs';

// `npm run test:clocks`: every kind of test as if it were another instant, in another zone.
await installMissing();
handOver('../clocks/testClocks.mjs');
