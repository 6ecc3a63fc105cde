import en from '../../locales/en.json' with { type: 'json' };
import { type CalendarSubject, calendarPath } from '../../web/format/addresses/calendarPaths.ts';
import { goalsFeedPath, playerFeedPath, resultsFeedPath } from '../../web/format/addresses/routes.ts';
import { ID_SCHEMA } from './operation.ts';

const { goals, results, player, parameters } = en.developers;

const URI = { type: 'string', format: 'uri' };
const MINUTES = { type: 'integer', format: 'int32', minimum: 0, maximum: 10_080 };

type Described = readonly [description: string, example: string | number, schema?: object];

const PARAMETERS: Readonly<Record<string, Described>> = {
  id: [parameters.id, 't47', ID_SCHEMA],
  follow: ['IDs such as t47.c63.m123.p47-2301: teams, competitions, matches and players, at most 60', 't47.c5'],
  results: ['Adds results and ended matches', '1', { type: 'string', enum: ['1'] }],
  alarm: ['An alarm so many minutes before each kick-off', 30, MINUTES],
  team: [parameters.team, 't47', ID_SCHEMA],
  competition: [parameters.competition, 'c5', ID_SCHEMA],
  player: ['The IDs of a team and its player, as in 47-2301', '47-2301'],
  url: ['The address of a match, competition or team of this site', 'https://scores.example/team/ajax-t47', URI],
};

const [ICS, RSS] = ['text/calendar', 'application/rss+xml'];
const CHOICES = 'results? alarm?';
const OEMBED = 'The embed of a page (oembed.com): `html` with a frame of its match, table or team';

const calendarOf = (subject: CalendarSubject) => calendarPath(subject, 'en');

/** Addresses beside the API. A parameter with a question mark is optional. */
const FEEDS = [
  ['getTeamCalendar', calendarOf({ kind: 'team', id: '{id}' }), ICS, 'Fixtures of a team', `id ${CHOICES}`],
  ['getLeagueCalendar', calendarOf({ kind: 'competition', id: '{id}' }), ICS, 'Fixtures of a league', `id ${CHOICES}`],
  ['getOwnCalendar', calendarOf({ kind: 'following' }), ICS, 'Fixtures of what is followed', `follow ${CHOICES}`],
  ['getGoalsFeed', goalsFeedPath('en'), RSS, goals, 'team? competition?'],
  ['getResultsFeed', resultsFeedPath('en'), RSS, results, 'competition'],
  ['getPlayerFeed', playerFeedPath('en'), RSS, player, 'player'],
  ['getOembed', '/oembed', 'application/json', OEMBED, 'url'],
] as const;

/** The beginning of an answer of each type. */
const EXAMPLES: Readonly<Record<string, unknown>> = {
  [ICS]: 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\n',
  [RSS]: '<rss version="2.0"><channel><title>Goals</title></channel></rss>',
  'application/json': { version: '1.0', type: 'rich', title: 'Ajax', html: '<iframe src="…"></iframe>' },
};

const REFUSALS = {
  400: 'Bad request.',
  404: 'Unknown ID.',
  429: 'Too many requests.',
  451: 'The licence of the data provider does not allow its data to be shared.',
  500: 'Something went wrong.',
  503: 'Unavailable right now.',
};

/** Why there is no answer: a sentence, or an object with one beside JSON. */
const refusalsOf = (type: string) =>
  Object.entries(REFUSALS).map(([status, error]) => {
    const body = type.endsWith('json')
      ? { [type]: { schema: { type: 'object' }, example: { error } } }
      : { 'text/plain': { schema: { type: 'string' }, example: error } };
    const retry = { headers: { 'Retry-After': { $ref: '#/components/headers/Retry-After' } } };
    return [status, { description: error, content: body, ...(['429', '503'].includes(status) && retry) }];
  });

/** The calendars, feeds and embeds of the site, for the document: they have addresses of their own. */
export function feedPaths(origin: string): object {
  const paths = FEEDS.map(([operationId, path, type = '', summary, names]) => {
    const parameters = names.split(' ').map((each) => {
      const name = each.replace('?', '');
      const [description, example, schema = { type: 'string' }] = PARAMETERS[name] ?? [];
      const place = path.includes(`{${name}}`) ? 'path' : 'query';
      return { name, description, in: place, required: name === each, schema, example };
    });
    const schema = { type: type.endsWith('json') ? 'object' : 'string' };
    const responses = {
      200: { description: summary, content: { [type]: { schema, example: EXAMPLES[type] } } },
      ...Object.fromEntries(refusalsOf(type)),
    };
    const description = `${summary}.`;
    const get = { operationId, summary, description, tags: ['Feeds'], security: [], parameters, responses };
    return [path, { servers: [{ url: origin }], get }];
  });
  return Object.fromEntries(paths);
}
