import { handOver, installMissing } from './run.mjs';

// `npm run feed`: a live-scores backend that plays a scenario (`--scenario`, `--list`, `--speed`).
await installMissing();
handOver('../feed/playScenario.ts');
