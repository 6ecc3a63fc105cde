interface ChannelRecord {
  readonly name: string;
  readonly link: string | null;
  readonly competitions: readonly { readonly country: string; readonly name: string }[];
  /** ISO codes. */
  readonly countries: readonly string[];
  /** The first and last day (UTC). */
  readonly from: string | null;
  readonly to: string | null;
}

const PREMIER_LEAGUE = { country: 'England', name: 'Premier League' };
const EREDIVISIE = { country: 'Netherlands', name: 'Eredivisie' };
const BUNDESLIGA = { country: 'Germany', name: 'Bundesliga' };
const CHAMPIONS_LEAGUE = { country: 'Europe', name: 'Champions League' };

const channel = (
  name: string,
  countries: ChannelRecord['countries'],
  competitions: ChannelRecord['competitions'],
  more: Partial<ChannelRecord> = {},
): ChannelRecord => ({ name, link: null, countries, competitions, from: null, to: null, ...more });

/** Made-up broadcasters. No real one shows a made-up match. */
export const channels: readonly ChannelRecord[] = [
  channel('Halfway Line TV', ['GB', 'IE'], [PREMIER_LEAGUE, CHAMPIONS_LEAGUE], {
    link: 'https://www.example.org/halfway-line',
  }),
  channel('Far Post Plus', ['GB'], [PREMIER_LEAGUE]),
  channel('Zestien Meter', ['NL'], [EREDIVISIE, CHAMPIONS_LEAGUE], { link: 'https://www.example.org/zestien-meter' }),
  channel('Tweede Paal', ['NL', 'BE'], [PREMIER_LEAGUE, BUNDESLIGA]),
  channel('Strafraum', ['DE'], [BUNDESLIGA, CHAMPIONS_LEAGUE], { link: 'https://www.example.org/strafraum' }),
  channel('Back Four Network', ['US', 'CA'], [PREMIER_LEAGUE, BUNDESLIGA], { from: '2025-08-01' }),
];
