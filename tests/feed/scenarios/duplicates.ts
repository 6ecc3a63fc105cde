import { type Scenario, step } from '../scenario.ts';
import { ScriptedMatch } from '../world.ts';

export const duplicates: Scenario = {
  name: 'duplicates',
  about:
    'A match stands in the list twice, once as it was before the kick-off, and among fixtures and results at once.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 20, score: [2, 1] });
  },
  steps: [
    step(
      5,
      'a second, older record',
      (world) => {
        const older = new ScriptedMatch({ id: '100', home: 'Arsenal', away: 'Chelsea' }, world.now);
        world.raw.push(older.record);
      },
      { '100': "65' 2-1" },
    ),
    step(
      20,
      'it ends, and the running record stays in the list',
      (world) => {
        world.raw.push(structuredClone(world.match('100').record));
        world.match('100').status('Finished');
      },
      { '100': 'FT 2-1' },
    ),
  ],
};
