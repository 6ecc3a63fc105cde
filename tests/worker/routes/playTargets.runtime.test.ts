import { describe, expect, it } from 'vitest';
import { contentOf, contentSite } from '../fakeSites.runtime.ts';
import { visit, visitorOf } from '../site.runtime.ts';

/** The address of the operator bet365 in the embedded content system. */
const BET365 = 'https://www.example.com/offers/bet365?ref=scoreline';

/** The status and the Location that a visitor from Great Britain gets. */
async function outcomeOf(path: string): Promise<[number, string | null]> {
  const response = await visit(path, visitorOf('GB'));
  await response.text();
  return [response.status, response.headers.get('Location')];
}

describe('an address that tries to redirect to another site', () => {
  it.each([
    ...['//evil.test', '/\\evil.test', '/play/https://evil.test', '/play/%2f%2fevil.test', '/play/bet365@evil.test'],
    ...['/play/bet365%0d%0aLocation:%20https://evil.test', '/play/javascript:alert(1)', '/play/__proto__'],
    ...['/play/bet365/..//evil.test', '/nl/speel//evil.test', '/play/bet365\\@evil.test', '//evil.test/play/bet365'],
    ...['/play/%252f%252fevil.test', '/play/bet365%ef%bc%8fevil.test', '/play/bet365%00', '/PLAY//evil.test'],
    `/play/${'a'.repeat(4000)}`,
  ])('answers 404 without a Location to %s', async (path) => {
    expect(await outcomeOf(path)).toEqual([404, null]);
  });

  it.each(['/', '/play', '/PLAY', '/play/bet365', '/nl/speel/toto'])(
    'answers 404 to every kind of slash between %s and a host',
    async (head) => {
      for (const slash of '/ // \\ /\\ %2f %2F%2F %5c %252f /%09/ /%0a/ /.// /;@ @ ／'.split(' ')) {
        const path = `${head}${slash}evil.test${slash}`;
        expect([path, await outcomeOf(path)]).toEqual([path, [404, null]]);
      }
    },
  );

  it.each([
    ...['/play/bet365?url=https://evil.test', '/play/bet365?to=//evil.test', '/play/bet365#@evil.test'],
    ...['/play/bet365?next=//evil.test&url=javascript:alert(1)#//evil.test', '/play/bet365/?//evil.test'],
    ...['/play/bet365//?//evil.test'],
  ])('redirects %s to the listed address of the operator', async (path) => {
    expect(await outcomeOf(path)).toEqual([302, BET365]);
  });
});

/** Opens the play link of the one operator in a content system; null makes the system fail. */
function houseWith(playUrl: string | null) {
  const countries = { data: [{ attributes: { code: 'GB' } }] };
  const operators = [{ name: 'Some House', playUrl, countries }];
  const { visit } = contentSite(
    (url) => (playUrl === null ? new Response('down', { status: 503 }) : contentOf({ operators }, url)),
    // A busy machine answers late.
    { UPSTREAM_TIMEOUT_MS: '30000' },
  );
  return () => visit('/play/some-house', visitorOf('GB'));
}

describe('the target of a play link in the content system', () => {
  it('receives the same random id in each {click}, and another id for each click', async () => {
    const click = houseWith('https://house.test/{click}/join?ref={CLICK}&a=1');
    const ids = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const location = (await click()).headers.get('Location') ?? '';
        const [, first, second] =
          /^https:\/\/house\.test\/([\da-f-]{36})\/join\?ref=([\da-f-]{36})&a=1$/.exec(location) ?? [];
        expect(second).toBe(first);
        return first;
      }),
    );
    expect(new Set(ids).size).toBe(20);
  });

  it('is never followed when it runs script', async () => {
    const response = await houseWith('javascript:alert(1)')();
    expect(response.status).toBe(404);
    expect(response.headers.get('Location')).toBeNull();
  });

  it('gives 503 while the content system is down', async () => {
    const response = await houseWith(null)();
    expect(response.status).toBe(503);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(await response.text()).toContain('Not available right now');
  });
});
