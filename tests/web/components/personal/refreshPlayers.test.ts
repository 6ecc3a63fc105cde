import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refreshPlayers } from '../../../../web/components/personal/refreshPlayers.ts';
import { matchFrom } from '../../../support/wireMatch.ts';

const fetchPage = vi.hoisted(() => vi.fn());
vi.mock('../../../../web/data/fetchPage.ts', () => ({ fetchPage }));
vi.mock('../../../../web/data/preferences/follows.ts', () => ({ currentFollows: () => ['p1-9'] }));

const page = { hidden: false, innerHTML: 'old' };
let matches: ReturnType<typeof matchFrom>[];

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(page, { hidden: false, innerHTML: 'old' });
  fetchPage.mockReset().mockResolvedValue({ querySelector: () => ({ innerHTML: 'new', childNodes: [] }) });
  const card = {
    matches: () => false,
    replaceChildren: () => Object.assign(page, { innerHTML: 'new' }),
    get innerHTML() {
      return page.innerHTML;
    },
  };
  const importNode = (node: object) => node;
  vi.stubGlobal('location', { href: '/my' });
  vi.stubGlobal('document', {
    querySelector: () => card,
    importNode,
    get hidden() {
      return page.hidden;
    },
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = () => vi.advanceTimersByTimeAsync(45_000);

/** Today’s match of the player’s team. */
function become(status: string): void {
  matches = [
    matchFrom({ status, home: { id: '1', name: 'Ajax' }, results: { runningscore: { home: '0', away: '0' } } }),
  ];
}

function openPage(): void {
  const client = new QueryClient();
  vi.spyOn(client.getQueryCache(), 'findAll').mockReturnValue([{ queryKey: ['live'] }] as never);
  vi.spyOn(client, 'getQueryData').mockImplementation(() => ({ matches }) as never);
  refreshPlayers(client);
}

it.each([
  ['while the team plays', '1st half', '1st half', 'new'],
  ['after a match that the page slept through', 'Not started', 'Finished', 'new'],
  ['not while nothing happens', 'Not started', 'Not started', 'old'],
])('the card of players is loaded again %s', async (_, before, after, shown) => {
  become(before);
  openPage();
  page.hidden = true;
  await pass();
  expect(fetchPage).not.toHaveBeenCalled();
  become(after);
  page.hidden = false;
  await pass();
  expect(page.innerHTML).toBe(shown);
});

it('the card is loaded after the end even if the first request is refused', async () => {
  become('1st half');
  openPage();
  become('Finished');
  fetchPage.mockResolvedValueOnce(null);
  await pass();
  expect(page.innerHTML).toBe('old');
  await pass();
  expect(page.innerHTML).toBe('new');
  fetchPage.mockClear();
  await pass();
  expect(fetchPage).not.toHaveBeenCalled();
});
