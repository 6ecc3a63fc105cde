import { expect, it } from 'vitest';
import { loadsPage } from '../../../../web/components/shell/ProgressBar.tsx';

const here = { origin: 'https://site.test', pathname: '/my', search: '' };

function linkTo(address: string, { target = '', isDownload = false } = {}) {
  const { origin, pathname, search } = new URL(address, 'https://site.test/my');
  return { origin, pathname, search, target, hasAttribute: () => isDownload };
}

it.each([
  ['another page', true, linkTo('/football')],
  ['another query', true, linkTo('?date=2026-11-22')],
  ['a part of the page', false, linkTo('#main')],
  ['another site', false, linkTo('https://elsewhere.test/')],
  ['a new tab', false, linkTo('/football', { target: '_blank' })],
  ['a calendar to download', false, linkTo('/calendar/following.ics')],
  ['the file of follows', false, linkTo('/follow/export', { isDownload: true })],
])('a link to %s loads a page: %s', (_, loads, link) => {
  expect(loadsPage(link, here)).toBe(loads);
});
