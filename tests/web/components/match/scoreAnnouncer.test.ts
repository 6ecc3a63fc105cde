import { describe, expect, it } from 'vitest';
import { translateWith } from '../../../../locales/translate.ts';
import { messages } from '../../../../locales/translator.ts';
import { announcementOf } from '../../../../web/components/match/ScoreAnnouncer.tsx';
import { matchFrom } from '../../../support/wireMatch.ts';

const t = translateWith(messages.en, 'en');

const playing = (id: string, home: string, away = '0') =>
  matchFrom({ id, status: '1st half', results: { runningscore: { home, away } } });

describe('score announcer', () => {
  const before = [playing('a', '0'), playing('b', '0'), playing('c', '0')];

  it('the announcer announces the match that scored, even if the list was reordered', () => {
    const [first, ...others] = before;
    const scored = playing('b', '1');
    const announcement = announcementOf(before, [...before.slice(0, 1), scored, ...before.slice(2)], t);
    expect(announcement).toContain('1');
    expect(
      announcementOf(
        before,
        others.map((match) => (match.id === 'b' ? scored : match)),
        t,
      ),
    ).toBe(announcement);
    expect(
      announcementOf([...others, ...(first === undefined ? [] : [first])], [...before.slice(0, 1), scored], t),
    ).toBe(announcement);
  });

  it('the announcer announces nothing for a new match', () => {
    expect(announcementOf(before, [...before, playing('d', '3')], t)).toBe('');
  });
});
