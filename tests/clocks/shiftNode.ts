import { clockShift } from './clockShift.ts';
import { shiftDate } from './shiftDate.ts';

// Loaded before anything else in each Node process of a run (`node --import`).
shiftDate(clockShift);
