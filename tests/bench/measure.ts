import { type Load, loadRound, singleCosts } from './load.ts';
import type { Scenario } from './scenarios.ts';

/** Medians over a scenario's rounds; times in milliseconds. */
export interface Figures {
  rate: number;
  p50: number;
  p99: number;
  /** CPU time per request; null when the system does not report it. */
  cpu: number | null;
}

/** The quantile of a share (0 to 1); NaN without values. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN;
}

export const median = (values: readonly number[]) => quantile(values, 0.5);

/**
 * Measures scenarios in interleaved rounds, so that a slow moment of the machine affects all of them. The first round is a
 * warm-up.
 */
export async function measure(
  scenarios: readonly Scenario[],
  { rounds, milliseconds, connections, onRound }: Omit<Load, 'turn'> & { rounds: number; onRound(round: number): void },
): Promise<Map<string, Figures>> {
  const runs = scenarios.map((scenario) => ({ scenario, turn: { next: 0 }, done: [] as Figures[] }));
  for (let round = 0; round <= rounds; round += 1) {
    onRound(round);
    const isWarmUp = round === 0;
    for (const { scenario, turn, done } of runs) {
      const load = { connections, turn, milliseconds: isWarmUp ? milliseconds / 2 : milliseconds };
      const { rate, latencies, cpu } = await loadRound(scenario, load);
      if (!isWarmUp) done.push({ rate, cpu, p50: median(latencies), p99: quantile(latencies, 0.99) });
    }
  }
  return new Map(
    runs.map(({ scenario, done }) => {
      const middle = (pick: (each: Figures) => number) => median(done.map(pick));
      const cpu = done.some((each) => each.cpu === null) ? null : middle((each) => each.cpu ?? 0);
      const figures = {
        rate: middle((each) => each.rate),
        p50: middle((each) => each.p50),
        p99: middle((each) => each.p99),
      };
      return [scenario.name, { ...figures, cpu }];
    }),
  );
}

/** CPU time of single requests in milliseconds: the median and the 99th percentile. */
export async function measureCosts(scenario: Scenario, count: number): Promise<{ median: number; p99: number }> {
  // Starts at visitors that the rounds have not used.
  const costs = await singleCosts(scenario, count, { next: 1_000_003 });
  return { median: median(costs), p99: quantile(costs, 0.99) };
}
