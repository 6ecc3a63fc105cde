import type { Messages, Words } from './translate.ts';

/** Messages that differ for visitors in the United States and Canada: soccer, and dates with the month first. */
const american: { [Group in keyof Messages]?: Partial<Messages[Group]> } = {
  day: {
    date: '{{weekday}}, {{month}} {{day}}',
    dateYear: '{{weekday}}, {{month}} {{day}}, {{year}}',
    dayAndTime: '{{month}} {{day}}, {{time}}',
    // The space does not break.
    clock: '{{hour12}}:{{minute}} {{half}}',
    digits: '{{month}}/{{day}}/{{year}}',
  },
  meta: { date: '{{month}} {{day}}, {{year}}', homeTitle: 'Live soccer scores, fixtures and odds' },
  scoresMeta: { homeTitle: 'Live soccer scores and fixtures' },
  sport: { football: 'Soccer' },
  start: { 'ice-hockey': 'Puck drop' },
  goals: { kept: 'Soccer and ice hockey goals from the last 48 hours.' },
  live: { badge: { one: '{{count}} live soccer match', other: '{{count}} live soccer matches' } },
};

/** English messages, all or a part, with the American ones in their place. */
export function inAmerican<Part extends Words>(words: Part): Part {
  const changed = Object.entries(american).map(([group, content]) => {
    return [group, Object.assign({}, Reflect.get(words, group), content)];
  });
  return { ...words, ...Object.fromEntries(changed) };
}
