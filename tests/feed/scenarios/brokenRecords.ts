import { type Scenario, step } from '../scenario.ts';

export const brokenRecords: Scenario = {
  name: 'broken-records',
  about: 'More and more records can’t be read; the others stay. In the end none can, and what was known stays.',
  begin: (world) => {
    world.add({ id: '100', home: 'Arsenal', away: 'Chelsea', status: '1st half', since: 20, score: [1, 0] });
    world.raw.push(null, 7, 'event', [], {}, { id: '../x' });
  },
  steps: [
    step(
      5,
      'parts are nonsense',
      (world) => {
        Object.assign(world.match('100').record, {
          incidents: 'none',
          tournament: { id: '47', name: 'Premier League' },
        });
      },
      { '100': "21' 1-0" },
    ),
    step(
      15,
      'names are hostile',
      (world) => {
        world.match('100').record.home.name = '\u202E<script>alert(1)</script> &amp; Sons\u0000';
      },
      { '100': "21' 1-0" },
    ),
    step(
      25,
      'a schema that nobody knows',
      (world) => {
        world.answers.set('v2/events/live', { fixtures: [{ eventId: 100, state: 'live' }], results: [] });
      },
      { '100': 'a failure' },
    ),
  ],
};
