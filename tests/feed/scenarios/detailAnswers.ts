import { type Scenario, step } from '../scenario.ts';

export const detailAnswers: Scenario = {
  name: 'detail',
  about: 'The feed says “nothing” with a detail field, and later has matches again.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', since: 20, score: [1, 0] });
  },
  steps: [
    step(1, 'one match', () => undefined, { '100': "21' 1-0" }),
    step(10, 'nothing', (world) => world.answers.set('v2/events/live', { detail: 'No events.' }), { '100': 'nothing' }),
    step(30, 'the match is back', (world) => world.answers.delete('v2/events/live'), { '100': "21' 1-0" }),
  ],
};
