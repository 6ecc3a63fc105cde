import { useApp } from '../../../data/appContext.ts';
import { nameIn } from '../../../domain/locale.ts';
import { DESK_ORDERS, type OddsDesk } from '../../../domain/oddsDesk.ts';
import type { OffersPolicy } from '../../../domain/settings.ts';
import { matchRoute } from '../../../format/addresses/routes.ts';
import { longDay } from '../../../format/calendar.ts';
import { clockTime } from '../../../format/kickOff.ts';
import { namesOf } from '../../../format/teamNames.ts';
import { Card } from '../../Card.static.tsx';
import { DayStrip } from '../../match/DayStrip.static.tsx';
import { Pager } from '../../match/Pager.tsx';
import { Flag } from '../../navigation/Flag.tsx';
import { Choice } from '../../navigation/Tabs.tsx';
import { PolicyNotice } from '../../offers/PolicyNotice.tsx';
import { OddsSwitch } from '../OddsSwitch.tsx';
import { DeskMatch, Move } from './DeskMatch.static.tsx';

type DeskChoice = Pick<OddsDesk, 'sport' | 'date' | 'order' | 'page'>;

/** Returns a function for addresses of the odds desk with changed choices. Default values are omitted from the query. */
function useDeskAddress(desk: OddsDesk): (choice: Partial<DeskChoice>) => string {
  const { href } = useApp();
  return (choice) => {
    const { sport, date, order, page } = { ...desk, page: 1, ...choice };
    const search = new URLSearchParams();
    if (sport !== 'football') search.set('sport', sport);
    if (date !== desk.today) search.set('date', date);
    if (order !== 'competition') search.set('order', order);
    if (page > 1) search.set('page', String(page));
    return `${href({ name: 'odds' })}${search.size === 0 ? '' : `?${search}`}`;
  };
}

function DeskChoices({ desk }: { desk: OddsDesk }) {
  const { t, site } = useApp();
  const address = useDeskAddress(desk);
  const sports = site.sports.map((sport) => ({
    text: t(`sport.${sport}`),
    address: address({ sport, order: 'competition' }),
    isChosen: sport === desk.sport,
  }));
  const orders = DESK_ORDERS.map((order) => ({
    text: t(`desk.by.${order}`),
    address: address({ order }),
    isChosen: order === desk.order,
  }));
  return (
    <div className="px-2 pt-2">
      {sports.length > 1 && <Choice label={`${t('desk.title')}: ${t('nav.sports')}`} options={sports} />}
      <DayStrip
        date={desk.date}
        today={desk.today}
        within={desk.days}
        route={{ name: 'odds' }}
        isNearest={false}
        addressOf={(day) => address({ date: day ?? desk.today })}
      />
      <Choice label={t('desk.order')} options={orders} />
    </div>
  );
}

function Movers({ desk: { movers, hasPast } }: { desk: OddsDesk }) {
  const { t, href } = useApp();
  return (
    <Card id="desk-movers" title={t('desk.movers')} className="mb-3 overflow-clip">
      {movers.length === 0 ? (
        <p className="px-3 pb-3 text-sm text-muted">{t(hasPast ? 'desk.noMovers' : 'desk.noPast')}</p>
      ) : (
        <>
          <ol>
            {movers.map(({ match, moved }) => (
              <li key={match.id} className="flex flex-wrap items-center gap-x-3 border-t border-line px-3 text-sm">
                <a
                  href={href(matchRoute(match, 'odds'))}
                  className="flex min-h-11 min-w-0 items-center hover:underline"
                >
                  <bdi className="wrap-anywhere">{t('match.fixture', namesOf(match, t))}</bdi>
                </a>
                {moved !== null && <Move match={match} move={moved} />}
              </li>
            ))}
          </ol>
          <p className="border-t border-line px-3 py-2 text-xs text-muted">{t('desk.moversMeans')}</p>
        </>
      )}
    </Card>
  );
}

/** The matches in the chosen order. In the order of competitions each competition has a heading, as on the home page. */
function DeskRows({ desk: { rows, order }, minimumAge }: { desk: OddsDesk; minimumAge: number }) {
  const { locale } = useApp();
  const isGrouped = order === 'competition';
  const groups = isGrouped ? Map.groupBy(rows, ({ match }) => match.competition.id).values() : [rows];
  return Array.from(groups, (group) => {
    const [first] = group;
    if (first === undefined) return null;
    const { competition } = first.match;
    const { country } = competition;
    return (
      <div key={competition.id}>
        {isGrouped && (
          <h2 className="group-head flex min-h-9 items-center gap-2 border-t border-line px-3 text-sm">
            <Flag address={country.flag} isEarly={rows.indexOf(first) < 10} />
            <span>
              <span className="text-muted">{country.names[locale]} · </span>
              <span className="font-semibold">{nameIn(competition, locale)}</span>
            </span>
          </h2>
        )}
        <ol>
          {group.map((row) => (
            <DeskMatch key={row.match.id} row={row} minimumAge={minimumAge} isGrouped={isGrouped} />
          ))}
        </ol>
      </div>
    );
  });
}

export function OddsDeskPanel({ desk, policy }: { desk: OddsDesk; policy: OffersPolicy }) {
  const { t, href, visitor } = useApp();
  const address = useDeskAddress(desk);
  const { rows, asOf, page, pages } = desk;
  return (
    <>
      <section className="card mb-3 overflow-clip" aria-labelledby="desk-title">
        <p className="flex flex-wrap justify-between gap-x-3 px-3 text-xs">
          <OddsSwitch />
          <span className="self-center whitespace-nowrap text-muted">
            {t('offers.advertisement')} · {policy.minimumAge}+
          </span>
        </p>
        <h1 id="desk-title" className="px-3 pb-1 text-lg font-bold">
          {desk.date === desk.today ? t('desk.title') : t('desk.titleOn', { date: longDay(desk.date, desk.today, t) })}
        </h1>
        <DeskChoices desk={desk} />
        {rows.length === 0 && <p className="px-4 py-10 text-center text-muted">{t('desk.none')}</p>}
        <DeskRows desk={desk} minimumAge={policy.minimumAge} />
        <div className="border-t border-line px-3 py-2 text-xs text-muted">
          {asOf !== null && <p>{t('prices.captured', { time: clockTime(asOf, visitor.zone, t) })}</p>}
          <p>{t('desk.means')}</p>
          <p>{t('desk.fairMeans')}</p>
        </div>
        <PolicyNotice policy={policy} />
      </section>
      <Pager page={page} pages={pages} addressOf={(each) => address({ page: each })} />
      <Movers desk={desk} />
      <p className="mb-3 px-3 text-sm">
        <a href={href({ name: 'calculator' })} className="inline-flex min-h-11 items-center text-accent underline">
          {t('calculator.title')}
        </a>
      </p>
    </>
  );
}
