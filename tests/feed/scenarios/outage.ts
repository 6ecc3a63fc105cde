import { type Scenario, step } from '../scenario.ts';

const SCORE = { '100': "21' 1-0" };

export const outage: Scenario = {
  name: 'outage',
  about: 'The feed refuses connections for a minute and comes back; then it hangs for a minute, then answers 503.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', since: 20, score: [1, 0] });
  },
  steps: [
    step(1, 'all is well', () => undefined, SCORE),
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
};
