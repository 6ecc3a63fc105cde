import { type Scenario, step } from '../scenario.ts';

export const interrupted: Scenario = {
  name: 'interrupted',
  about: 'The floodlights fail, the match goes on later, and is abandoned in the end.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 10, score: [1, 0] });
  },
  steps: [
    step(5, 'the lights go out', (world) => world.match('100').status('Interrupted'), { '100': 'Interrupted 1-0' }),
    step(25, 'play goes on', (world) => world.match('100').status('2nd half', 11), { '100': "56' 1-0" }),
    step(35, 'out again', (world) => world.match('100').status('To Finish'), { '100': 'TBF 1-0' }),
    step(50, 'it is given up', (world) => world.match('100').status('Abandoned'), { '100': 'Abandoned 1-0' }),
  ],
};
