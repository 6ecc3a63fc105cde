import { type Scenario, step } from '../scenario.ts';

export const neverPlayed: Scenario = {
  name: 'never-played',
  about: 'A kick-off is delayed, a match postponed, another cancelled; the feed writes 0-0 all the while.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', kickOff: 0, score: [0, 0] });
    world.add({ id: '200', home: 'Leeds United', away: 'Fulham', kickOff: 0, score: [0, 0] });
    world.add({ id: '300', home: 'Everton', away: 'Brentford', kickOff: 0, score: [0, 0] });
  },
  steps: [
    step(5, 'the crowd is not in yet', (world) => world.match('100').status('Kick Off Delayed'), { '100': 'Delay -' }),
    step(10, 'snow in Leeds', (world) => world.match('200').status('Postponed'), { '200': 'Postponed -' }),
    step(15, 'a strike in Liverpool', (world) => world.match('300').status('Cancelled'), { '300': 'Cancelled -' }),
    step(30, 'Arsenal play at last', (world) => world.match('100').status('1st half'), { '100': "1' 0-0" }),
  ],
};
