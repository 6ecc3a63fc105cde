import { handOver, installMissing } from './run.mjs';

// `npm run doctor`: checks the settings that `npm start` would take against the sources that they name.
await installMissing();
handOver('./doctor/main.mjs');
