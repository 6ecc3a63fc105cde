import { type Scenario, step } from '../scenario.ts';

export const fullMatch: Scenario = {
  name: 'full-match',
  about: 'A match from before the kick-off to the end, with a goal in each half and a red card.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', kickOff: 0 });
  },
  steps: [
    step(10, 'the referee starts the match', (world) => world.match('100').status('1st half'), { '100': "1' -" }),
    step(15, 'the feed knows the score', (world) => world.match('100').score(0, 0), { '100': "1' 0-0" }),
    step(40, 'Saka scores', (world) => world.match('100').goal('home', 1, 'Bukayo Saka'), { '100': "1' 1-0" }),
    step(70, 'half time', (world) => world.match('100').status('Halftime'), { '100': 'HT 1-0' }),
    step(90, 'the second half', (world) => world.match('100').status('2nd half'), { '100': "45' 1-0" }),
    step(
      110,
      'Caicedo is sent off',
      (world) => world.match('100').incident('away', '46', 'Red card', 'Moisés Caicedo'),
      { '100': "45' 1-0" },
    ),
    step(130, 'Palmer equalises', (world) => world.match('100').goal('away', 46, 'Cole Palmer'), { '100': "45' 1-1" }),
    step(170, 'full time', (world) => world.match('100').status('Finished'), { '100': 'FT 1-1' }),
  ],
};
