import * as v from 'valibot';
import type { Channel } from '../../web/domain/channels.ts';
import type { Match } from '../../web/domain/match.ts';
import { parserOf } from '../../web/domain/parserOf.ts';
import { slugOf } from '../../web/domain/slug.ts';
import { type Answer, mapped, ok } from '../base/result.ts';
import { type ContentReading, loadContent } from './contentReading.ts';
import { fetchChannels } from './fetchChannels.ts';
import { hostOf } from './fetchOperators.ts';
import { loadAllOperators } from './pageSettings.ts';
import { GROUP } from './purgeGroups.ts';
import { type ChannelRow, channelRowSchema, type Provider } from './stored.ts';

/** The channels of a competition (its id in the content) in a country, whose period has the kick-off (ms UTC). */
export function channelsFor(rows: readonly ChannelRow[], country: string, competition: string, kickOff: number) {
  const shown = rows.filter(
    ({ countries, competitions, from, to }) =>
      countries.includes(country) &&
      competitions.includes(competition) &&
      kickOff >= (from ?? kickOff) &&
      kickOff < (to ?? Number.POSITIVE_INFINITY),
  );
  return [...new Map(shown.map(({ name, link }): [string, Channel] => [name, { name, link }])).values()];
}

/** Whether a channel is an operator: by its name, or by the host of its link. */
export function isOfOperator({ name, link }: Channel, operators: readonly Provider[]): boolean {
  const host = link === null ? '' : `.${hostOf(link)}`;
  return operators.some(
    ({ provider, hosts }) =>
      slugOf(name) === provider ||
      host.includes(`.${provider.replaceAll('-', '')}.`) ||
      hosts.some((own) => host !== '' && (host.endsWith(`.${own}`) || `.${own}`.endsWith(host))),
  );
}

/** Reads where a match can be watched in a country. No betting streams: operators of any country are left out. */
export async function loadChannels(
  { competition, kickOff, sport }: Match,
  country: string,
  context: ContentReading,
): Promise<Answer<Channel[]>> {
  const rows = await loadContent(context.channels, context, {
    key: 'channels',
    groups: [GROUP.channels],
    remembered: true,
    load: () => fetchChannels(context),
    parse: parserOf(v.array(channelRowSchema)),
  });
  if (!rows.ok) return rows;
  const { names } = context;
  // The names of content files are those of football.
  const id = names === null ? competition.id : sport === 'football' ? names.competitionId(competition) : null;
  const shown = id === null ? [] : channelsFor(rows.value, country, id, kickOff);
  if (shown.length === 0) return ok([]);
  return mapped(await loadAllOperators(context), (operators) => shown.filter((each) => !isOfOperator(each, operators)));
}
