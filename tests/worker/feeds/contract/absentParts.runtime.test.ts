import { expect, it } from 'vitest';
import { known } from '../../../support/wireMatch.ts';
import { isOfLeague, isUpcoming, listedMatch } from '../../demoMatches.runtime.ts';
import { heldSite } from '../../heldSite.runtime.ts';

const match = async () => known(await listedMatch((each) => isUpcoming(each) && isOfLeague(each)));
const queryOf = async () => `sport=football&id=${(await match()).id}`;

async function pathOfMeetings(): Promise<string> {
  const { home, away } = await match();
  return `/api/v1/teams/${home.id}/head-to-head?opponent=${away.id}`;
}

it.each([
  ['/odds', async () => `/api/event-odds?${await queryOf()}`, 200, { markets: [] }],
  ['/odds', async () => `/api/event/prices?${await queryOf()}`, 200, {}],
  ['/head-to-head', pathOfMeetings, 200, { matches: expect.any(Array) }],
  [
    '/standings',
    async () => `/api/v1/competitions/${(await match()).competition.id}/standings`,
    404,
    { detail: 'The data provider does not have this data.' },
  ],
])(
  'a source that answers 404 at %s never has it, so nobody is told to try again',
  async (part, pathOf, status, body) => {
    const site = heldSite(undefined, { OPEN_DATA: 'on' });
    site.absent.add(part);
    const answer = await site.open(await pathOf());
    expect([answer.status, JSON.parse(await answer.whole())]).toMatchObject([status, body]);
  },
);
