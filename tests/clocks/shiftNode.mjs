import { clockShift } from './clockShift.mjs';
import { shiftDate } from './shiftDate.mjs';

// Loaded before anything else in each Node process of a run (`node --import`).
shiftDate(clockShift);
