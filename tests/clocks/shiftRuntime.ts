import { inject } from 'vitest';
import { shiftDate } from './shiftDate.ts';

// Runs in the isolate of a runtime test before the test and the worker are loaded.
const shift = inject('clockShift');
if (shift !== 0) shiftDate(shift);

declare module 'vitest' {
  interface ProvidedContext {
    clockShift: number;
    isNight: boolean;
  }
}
