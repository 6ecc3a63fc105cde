import { type Scenario, step } from '../scenario.ts';

export const videoReferee: Scenario = {
  name: 'var',
  about: 'A goal is given, looked at, and taken back; the next one stands.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 15, score: [0, 0] });
  },
  steps: [
    step(5, 'Jesus scores', (world) => world.match('100').goal('home', 61, 'Gabriel Jesus'), { '100': "60' 1-0" }),
    step(
      20,
      'the video referee saw an offside',
      (world) => {
        const match = world.match('100');
        match.score(0, 0);
        match.record.incidents.home = [];
        match.incident('home', '61', 'Goal cancelled', 'Gabriel Jesus', { detail: 'Offside' });
      },
      { '100': "60' 0-0" },
    ),
    step(50, 'Saka scores', (world) => world.match('100').goal('home', 63, 'Bukayo Saka'), { '100': "60' 1-0" }),
  ],
};
