import { readFileSync } from 'node:fs';
import type { Modules } from '../../worker/commands/runtime.ts';
import { shiftDate } from './shiftDate.ts';

interface ShiftedWorker {
  /** The path of the built module. */
  entry: string;
  classNames: readonly string[];
  milliseconds: number;
}

/**
 * The modules of a worker whose clock is shifted: an entry that moves `Date` before the built worker is read. The alarms of
 * its Durable Objects are set by the runtime's own clock.
 */
export function shiftedModules({ entry, classNames, milliseconds }: ShiftedWorker): Modules {
  const shift = `${shiftDate}\nshiftDate(${milliseconds});\n`;
  const objects = classNames.map(
    (name) => `
export class ${name} extends built.${name} {
  constructor(context, env) {
    const { storage } = context;
    const { setAlarm, getAlarm } = storage;
    storage.setAlarm = (at, ...rest) => setAlarm.call(storage, Number(at) - ${milliseconds}, ...rest);
    storage.getAlarm = async (...rest) => {
      const at = await getAlarm.apply(storage, rest);
      return at === null ? null : at + ${milliseconds};
    };
    super(context, env);
  }
}`,
  );
  const main = `import './shift.js';\nimport * as built from './index.js';\nexport * from './index.js';\nexport default built.default;\n${objects.join('\n')}`;
  return [
    { type: 'ESModule', path: `${entry}/../shifted.js`, contents: main },
    { type: 'ESModule', path: `${entry}/../shift.js`, contents: shift },
    { type: 'ESModule', path: entry, contents: readFileSync(entry, 'utf8') },
  ];
}
