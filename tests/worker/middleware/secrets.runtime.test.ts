import { describe, expect, it } from 'vitest';
import { readDraftLink } from '../../../worker/middleware/draftLink.ts';
import { isSecret } from '../../../worker/middleware/secrets.ts';
import { draftValue } from './draftValue.runtime.ts';

const OLD = 'an-old-secret-of-the-site-1';
const NEW = 'a-new-secret-of-the-site-22';

describe('a secret that is being replaced', () => {
  it('opens with either value, and with nothing else', async () => {
    const given = [OLD, NEW, `${NEW},${OLD}`, NEW.slice(1), ''];
    const opened = await Promise.all(given.map((each) => isSecret(each, `${NEW}, ${OLD}`)));
    expect(opened).toEqual([true, true, false, false, false]);
  });

  it('opens draft links that were signed with either value', async () => {
    const now = Date.parse('2026-11-21T15:00:00Z');
    const kindOf = async (secret: string) => {
      const given = await draftValue('/football', now / 1000 + 60, secret);
      return (await readDraftLink(given, { path: '/football', secret: `${NEW},${OLD}`, now })).kind;
    };
    expect(await Promise.all([OLD, NEW, 'another-secret-altogether'].map(kindOf))).toEqual(['open', 'open', 'forged']);
  });
});
