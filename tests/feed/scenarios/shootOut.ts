import { type Scenario, step } from '../scenario.ts';
import { FA_CUP, type World } from '../world.ts';

function kick(home: number, away: number) {
  return (world: World) => world.match('100').score(home, away, 'penaltyshootout');
}

export const shootOut: Scenario = {
  name: 'shoot-out',
  about: 'A shoot-out is played in a status that the specification does not have, and finalresult counts its goals.',
  begin: (world) => {
    const script = { id: '100', home: 'Arsenal', away: 'Chelsea', tournament: FA_CUP, kickOff: -140 } as const;
    world.add({ ...script, status: 'Extra Time - 2nd half', since: 15, score: [1, 1] });
  },
  steps: [
    step(5, 'the shoot-out begins', (world) => world.match('100').status('Penalty shootout'), {
      '100': 'Penalties 1-1',
    }),
    step(15, 'Arsenal score', kick(1, 0), { '100': 'Penalties 1-1 (1-0)' }),
    step(25, 'Chelsea miss', (world) => world.match('100').incident('away', '120', 'Missed penalty', 'Cole Palmer')),
    step(35, 'Arsenal score', kick(2, 0)),
    step(
      45,
      'Arsenal win',
      (world) => {
        kick(4, 2)(world);
        world.match('100').score(5, 3, 'finalresult');
        world.match('100').status('Finished AP');
      },
      { '100': 'Pen. 1-1 (4-2)' },
    ),
  ],
};
