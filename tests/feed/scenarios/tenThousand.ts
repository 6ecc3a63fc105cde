import { type Scenario, step } from '../scenario.ts';

const MATCHES = 10_000;

export const tenThousand: Scenario = {
  name: 'ten-thousand',
  about: 'A day of 10,000 matches, one of which has a goal.',
  begin: (world) => {
    for (let index = 0; index < MATCHES; index += 1) {
      const league = { id: `9${index % 400}`, name: `League ${index % 400}`, country: { id: '1', name: 'England' } };
      const status = index % 3 === 0 ? '1st half' : 'Not started';
      const teams = { home: `Town ${index}`, away: `City ${index}` };
      world.add({ id: `m${index}`, ...teams, tournament: league, status, since: 10, kickOff: index % 60 });
    }
    world.match('m0').score(0, 0);
  },
  steps: [step(20, 'a goal', (world) => world.match('m0').goal('home', 11), { m0: "11' 1-0" })],
};
