import { handOver, installMissing } from './run.mjs';

// `npm run test:cms`: this file runs in any Node from 20.19 on, before anything is installed.
await installMissing();
handOver('../cms/testCms.mjs');
