import { type Scenario, step } from './scenario.ts';
import { FA_CUP, type World } from './world.ts';

function kick(home: number, away: number) {
  return (world: World) => world.match('100').score(home, away, 'penaltyshootout');
}

/** All scenarios, the default one first. */
export const scenarios: readonly Scenario[] = [
  {
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
      step(130, 'Palmer equalises', (world) => world.match('100').goal('away', 46, 'Cole Palmer'), {
        '100': "45' 1-1",
      }),
      step(170, 'full time', (world) => world.match('100').status('Finished'), { '100': 'FT 1-1' }),
    ],
  },
  {
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
  },
  {
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
  },
  {
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
  },
  {
    name: 'outage',
    about: 'The feed refuses connections for a minute and comes back; then it hangs for a minute, then answers 503.',
    begin: (world) => {
      world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', since: 20, score: [1, 0] });
    },
    steps: [
      step(1, 'all is well', () => undefined, { '100': "21' 1-0" }),
      { at: 20, says: 'the feed goes down', change: ({ down }) => down(), shows: {} },
      {
        at: 80,
        says: 'it comes back, with a goal more',
        change: async ({ up, world }) => {
          world.match('100').goal('home', 22, 'Bukayo Saka');
          await up();
        },
        shows: { '100': "22' 2-0" },
      },
      {
        at: 110,
        says: 'it takes connections and says nothing',
        change: (stage) => {
          stage.fault = () => undefined;
        },
        shows: {},
      },
      {
        at: 170,
        says: 'it asks to be left alone for 10 seconds',
        change: (stage) => {
          stage.fault = (response) => response.writeHead(503, { 'Retry-After': '10' }).end();
        },
        shows: {},
      },
      {
        at: 190,
        says: 'all is well again',
        change: (stage) => {
          stage.fault = null;
        },
        shows: { '100': "24' 2-0" },
      },
    ],
  },
];
