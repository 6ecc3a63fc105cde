import { type Scenario, step } from '../scenario.ts';

export const lateCorrection: Scenario = {
  name: 'late-correction',
  about: 'A goal without a name gets one, then another one; after full time the score itself is corrected.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '2nd half', since: 37, score: [1, 1] });
  },
  steps: [
    step(5, 'a goal, nobody knows by whom', (world) => world.match('100').goal('home', 83), { '100': "82' 2-1" }),
    step(15, 'it was Havertz', (world) => {
      for (const incident of world.match('100').record.incidents.home) incident.player = { name: 'Kai Havertz' };
    }),
    step(25, 'no, an own goal by James', (world) => {
      for (const incident of world.match('100').record.incidents.home) {
        Object.assign(incident, { type: 'Own goal', player: { name: 'Reece James' } });
      }
    }),
    step(40, 'full time', (world) => world.match('100').status('Finished'), { '100': 'FT 2-1' }),
    step(55, 'the feed had missed a goal', (world) => world.match('100').score(2, 2), { '100': 'FT 2-2' }),
  ],
};
