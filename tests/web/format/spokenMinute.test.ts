import { describe, expect, it } from 'vitest';
import { translator } from '../../../locales/translator.ts';
import { spokenMinute } from '../../../web/format/minutes.ts';

describe('minute for screen readers', () => {
  it.each([
    ["1'", '1st minute', '1e minuut'],
    ["2'", '2nd minute', '2e minuut'],
    ["3'", '3rd minute', '3e minuut'],
    ["11'", '11th minute', '11e minuut'],
    ["12'", '12th minute', '12e minuut'],
    ["49'", '49th minute', '49e minuut'],
    ["90'", '90th minute', '90e minuut'],
    ["61'", '61st minute', '61e minuut'],
    ["111'", '111th minute', '111e minuut'],
    ["45+2'", '45th minute plus 2', '45e minuut plus 2'],
    ["45+'", '45th minute, added time', '45e minuut, blessuretijd'],
  ])('minute %s reads the %s, in Dutch %s', (text, english, dutch) => {
    expect(spokenMinute(text, translator('en'))).toBe(english);
    expect(spokenMinute(text, translator('nl'))).toBe(dutch);
  });
});
