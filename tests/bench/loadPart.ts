import { keepScoring, startDay } from './feedDay.ts';
import { type Figure, quantile } from './figures.ts';
import { cpuTime } from './processTime.ts';
import { homePage } from './requests.ts';
import { type Site, startSite } from './sites.ts';
import { askAs, type Visitor, type Visitors } from './visitors.ts';

const MATCHES = 200;

/** The viewers at once of the expected day, which the free plan carries, and the requests of one in an hour (`.github/costs.md`). */
const [VIEWERS, REQUESTS_AN_HOUR] = [200, 85];

/** Twelve of these requests open pages. The others poll. */
const PAGES_AN_HOUR = 12;

const SECONDS = 20;

/** The objective (`.github/objectives.md`). Other work on the machine makes answers late, so it has no budget here. */
const LATE_MS = 1_000;

/** A visitor has gone by then. */
const GIVEN_UP_MS = 10_000;

function pathOf(turn: number, { locale, place }: Visitor): string {
  const isPage = (turn * PAGES_AN_HOUR) % REQUESTS_AN_HOUR < PAGES_AN_HOUR;
  if (isPage) return locale === 'en' ? '/' : '/nl';
  const date = new Intl.DateTimeFormat('en-CA', { timeZone: place.timezone }).format(Date.now());
  return `/api/live?${new URLSearchParams({ sport: 'football', date, zone: place.timezone })}`;
}

/** Sends the requests of so many viewers at their times, whether earlier ones are answered or not. */
async function loadOf(site: Site, viewers: number, visitors: Visitors) {
  const count = Math.round((viewers * REQUESTS_AN_HOUR * SECONDS) / 3_600);
  const latencies: number[] = [];
  let failures = 0;
  const ask = async (turn: number, due: number) => {
    const visitor = visitors.ofEachKind[turn % visitors.ofEachKind.length] ?? visitors.at(0);
    await askAs(site, pathOf(turn, visitor), visitor, AbortSignal.timeout(GIVEN_UP_MS))
      .then(async (answer) => {
        if (!answer.ok) failures += 1;
        await answer.text();
      })
      // Late on a busy machine, which the latency shows.
      .catch((error: unknown) => {
        if (!(error instanceof Error && error.name === 'TimeoutError')) failures += 1;
      });
    latencies.push(performance.now() - due);
  };
  const before = cpuTime(site.pid);
  const begun = performance.now();
  const asked: Promise<void>[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const due = begun + (turn * SECONDS * 1_000) / count;
    const early = due - performance.now();
    if (early > 0) await new Promise((done) => setTimeout(done, early));
    asked.push(ask(turn, due));
  }
  await Promise.all(asked);
  const after = cpuTime(site.pid);
  const cpu = before === null || after === null ? null : (after - before) / count;
  return { latencies, failures, cpu };
}

/** Measures ten times the expected day on one isolate, beside the expected day, while matches score. */
export async function measureLoad(visitors: Visitors): Promise<Figure[]> {
  const day = await startDay(MATCHES);
  const site = await startSite(day.url, visitors.at(0).place, { direct: true });
  try {
    for (const visitor of visitors.ofEachKind) await homePage(site, visitor, MATCHES);
    const stop = keepScoring(day);
    try {
      const usual = await loadOf(site, VIEWERS, visitors);
      // A crowd comes over minutes.
      await loadOf(site, 5 * VIEWERS, visitors);
      const tenfold = await loadOf(site, 10 * VIEWERS, visitors);
      const late = tenfold.latencies.filter((ms) => ms > LATE_MS).length / tenfold.latencies.length;
      const [median, most] = [quantile(tenfold.latencies, 0.5), quantile(tenfold.latencies, 0.999)];
      return [
        {
          name: `${10 * VIEWERS} viewers at once on one isolate, failed requests`,
          value: tenfold.failures,
          unit: '',
          most: 0,
        },
        { name: '… later than a second, of 1,000', value: 1_000 * late, unit: '' },
        {
          name: '… thousandths of a processor core',
          value: tenfold.cpu && (tenfold.cpu * 10 * VIEWERS * REQUESTS_AN_HOUR) / 3_600,
          unit: '',
          most: 500,
        },
        { name: '… the median answer', value: median, unit: 'ms' },
        { name: '… 999 of 1,000 within', value: most, unit: 'ms' },
        {
          name: `… CPU of a request, against ${VIEWERS} viewers`,
          value: tenfold.cpu,
          unit: 'ms',
          reference: usual.cpu,
          most: 1.2,
        },
      ];
    } finally {
      stop();
    }
  } finally {
    await site.close();
    await day.close();
  }
}
