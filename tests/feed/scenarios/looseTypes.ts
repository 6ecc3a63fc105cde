import { type Scenario, step } from '../scenario.ts';

export const looseTypes: Scenario = {
  name: 'loose-types',
  about: 'Numbers as text, text as numbers, instants without a zone, with another zone, and as an epoch.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', since: 20, score: [1, 0] });
  },
  steps: [
    step(
      5,
      'text with spaces',
      (world) => {
        world.match('100').record.results.runningscore = { home: ' 2 ', away: '0' };
      },
      { '100': "21' 2-0" },
    ),
    step(
      15,
      'plain numbers',
      (world) => {
        world.match('100').record.results.runningscore = { home: 2, away: 1 };
      },
      { '100': "21' 2-1" },
    ),
    step(
      25,
      'instants without a zone',
      (world) => {
        const { record } = world.match('100');
        record.properties.GameStarted = (record.properties.GameStarted ?? '').replace('T', ' ').replace('Z', '');
        record.start_date = record.start_date.replace('Z', '');
      },
      { '100': "21' 2-1" },
    ),
    step(
      35,
      'an epoch',
      (world) => {
        const { record } = world.match('100');
        record.properties.GameStarted = String(Date.parse(`${record.properties.GameStarted}Z`));
      },
      { '100': "21' 2-1" },
    ),
    step(
      45,
      'a score that is none',
      (world) => {
        world.match('100').record.results.runningscore = { home: -1, away: 'two' };
      },
      { '100': "21' -" },
    ),
  ],
};
