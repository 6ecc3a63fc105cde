import { type Scenario, step } from '../scenario.ts';

export const reordered: Scenario = {
  name: 'reordered',
  about: 'Incidents come late and out of order, one comes twice, one is removed again.',
  begin: (world) => {
    const match = world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 30 });
    match.goal('home', 70, 'Kai Havertz');
  },
  steps: [
    step(5, 'the goal before it', (world) => world.match('100').goal('home', 12, 'Bukayo Saka'), { '100': "75' 2-0" }),
    step(15, 'a card of the first half', (world) => {
      world.match('100').incident('away', '45+2', 'Yellow card', 'Levi Colwill');
    }),
    step(25, 'the same card again', (world) => {
      world.match('100').incident('away', '45+2', 'Yellow card', 'Levi Colwill');
    }),
    step(
      35,
      'the cards are gone, the list is turned round',
      (world) => {
        const { incidents } = world.match('100').record;
        incidents.away = [];
        incidents.home.reverse();
      },
      { '100': "75' 2-0" },
    ),
  ],
};
