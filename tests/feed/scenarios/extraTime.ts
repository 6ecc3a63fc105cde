import { type Scenario, step } from '../scenario.ts';
import { FA_CUP } from '../world.ts';

export const extraTime: Scenario = {
  name: 'extra-time',
  about: 'A cup tie goes into extra time and is decided there.',
  begin: (world) => {
    const script = { id: '100', home: 'Arsenal', away: 'Chelsea', tournament: FA_CUP, kickOff: -105 } as const;
    world.add({ ...script, status: '2nd half', since: 45, score: [1, 1] });
  },
  steps: [
    step(
      10,
      'extra time',
      (world) => {
        world.match('100').score(1, 1, 'ordinarytime');
        world.match('100').status('Extra Time - 1st half');
      },
      { '100': "90' 1-1" },
    ),
    step(30, 'Havertz scores', (world) => world.match('100').goal('home', 91, 'Kai Havertz'), { '100': "90' 2-1" }),
    step(50, 'second half', (world) => world.match('100').status('Extra Time - 2nd half', 5), { '100': "110' 2-1" }),
    step(80, 'it is over', (world) => world.match('100').status('Finished AET'), { '100': 'FT 2-1' }),
  ],
};
