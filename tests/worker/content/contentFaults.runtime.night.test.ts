import { FAULTS, testContentFaults } from './contentFaults.runtime.ts';

testContentFaults(Object.keys(FAULTS));
