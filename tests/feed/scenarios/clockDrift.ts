import { type Scenario, step } from '../scenario.ts';

export const clockDrift: Scenario = {
  name: 'clock-drift',
  about: 'The feed’s clock is ahead, then far ahead, then so far behind that a half would last an hour.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', kickOff: 0, score: [0, 0] });
  },
  steps: [
    step(5, 'a minute ahead', (world) => world.match('100').status('1st half', -1), { '100': "1' 0-0" }),
    step(20, 'an hour ahead', (world) => world.match('100').status('1st half', -60), { '100': '1st half 0-0' }),
    step(35, 'added time', (world) => world.match('100').status('1st half', 47), { '100': "45+3' 0-0" }),
    step(50, 'an hour behind', (world) => world.match('100').status('1st half', 90), { '100': "45+' 0-0" }),
    step(
      65,
      'no instant at all',
      (world) => {
        world.match('100').record.properties = {};
      },
      { '100': '1st half 0-0' },
    ),
  ],
};
