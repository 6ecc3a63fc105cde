import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { refetching } from '../../../web/data/refetching.ts';

const NOW = Date.parse('2026-11-21T15:20:00Z');

let asked: string[];
let refetch: ReturnType<typeof refetching>;
let stops: (() => void)[];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW });
  const client = new QueryClient();
  asked = [];
  stops = ['live', 'event', 'goals', 'odds'].map((kind) => {
    const queryFn = async () => {
      asked.push(kind);
      return kind;
    };
    client.setQueryData([kind], kind);
    const options = { queryKey: [kind], queryFn, staleTime: Number.POSITIVE_INFINITY };
    return new QueryObserver(client, options).subscribe(() => undefined);
  });
  refetch = refetching(client);
});
afterEach(() => {
  for (const stop of stops) stop();
});

describe('refetching', () => {
  it('details are fetched within two seconds and once more later', async () => {
    refetch.details();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(asked.sort()).toEqual(['event', 'goals']);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(asked.sort()).toEqual(['event', 'event', 'goals', 'goals']);
  });

  it('prices are fetched within ten seconds', async () => {
    refetch.prices();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked).toEqual(['odds']);
  });

  it('prices are fetched at most every thirty seconds', async () => {
    for (let second = 0; second < 3_600; second += 5) {
      refetch.prices();
      await vi.advanceTimersByTimeAsync(5_000);
    }
    expect(asked.length).toBeGreaterThan(60);
    expect(asked.length).toBeLessThanOrEqual(120);
  });
});
