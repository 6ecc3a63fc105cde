import { type Scenario, step } from '../scenario.ts';

export const unknownWords: Scenario = {
  name: 'unknown-words',
  about: 'Statuses that nobody knows, sports that the site does not cover, and known ones in other spellings.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', since: 9, score: [0, 0] });
    world.add({ id: '200', home: 'Leeds United', away: 'Fulham', status: 'Finished AGG', score: [2, 0] });
    world.add({ id: '300', home: 'Jannik Sinner', away: 'Carlos Alcaraz' }).record.sport = 'tennis';
  },
  steps: [
    step(5, 'a break to drink', (world) => world.match('100').status('Cooling Break'), {
      '100': 'Cooling Break 0-0',
      '200': 'Finished AGG 2-0',
    }),
    step(
      15,
      'play goes on, in capitals',
      (world) => {
        world.match('100').record.status = '1ST_HALF';
      },
      { '100': "10' 0-0" },
    ),
    step(
      25,
      'the sport by its name',
      (world) => {
        world.match('100').record.sport = 'Soccer';
      },
      { '100': "10' 0-0" },
    ),
  ],
};
