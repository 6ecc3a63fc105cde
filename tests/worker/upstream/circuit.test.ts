import { beforeEach, describe, expect, it } from 'vitest';
import { Circuit } from '../../../worker/upstream/circuit.ts';

const TIMEOUT = 2_500;
let now = 0;
let circuit = new Circuit(() => now, TIMEOUT);

beforeEach(() => {
  now = Date.parse('2026-11-21T15:00:00Z');
  circuit = new Circuit(() => now, TIMEOUT);
});

/** A call that takes its timeout and gets nothing, if it is let through. */
function silentCall(): boolean {
  const begunAt = now;
  if (circuit.admit() > 0) return false;
  now += TIMEOUT;
  circuit.silent(begunAt);
  return true;
}

describe('the circuit of a source', () => {
  it('is closed at first and lets every call through', () => {
    expect(circuit.state).toBe('closed');
    expect([circuit.admit(), circuit.admit(), circuit.admit()]).toEqual([0, 0, 0]);
  });

  it('opens at the first silence of a source that has never answered', () => {
    silentCall();
    expect(circuit.state).toBe('open');
    expect(circuit.admit()).toBe(1_000);
  });

  it('stays closed while the source answers other calls', () => {
    circuit.answered();
    silentCall();
    expect(circuit.state).toBe('closed');
  });

  it('opens when the last answer is 10 seconds old', () => {
    circuit.answered();
    now += 10_000 - TIMEOUT;
    silentCall();
    expect(circuit.state).toBe('open');
  });

  it('tries one call when the rest is over, and no other beside it', () => {
    silentCall();
    now += 1_000;
    expect(circuit.state).toBe('half-open');
    expect(circuit.admit()).toBe(0);
    expect(circuit.admit()).toBe(TIMEOUT);
  });

  it('rests 1, 2, 4 … 30 seconds, each time longer', () => {
    silentCall();
    for (const rest of [1, 2, 4, 8, 16, 30, 30]) {
      expect(circuit.admit()).toBe(rest * 1000);
      now += rest * 1000;
      expect(silentCall()).toBe(true);
    }
  });

  it('takes calls that failed together for one failure', () => {
    const begunAt = now;
    now += TIMEOUT;
    for (let call = 0; call < 20; call += 1) circuit.silent(begunAt);
    expect(circuit.admit()).toBe(1_000);
  });

  it('closes at any answer, and forgets how long it rested', () => {
    silentCall();
    now += 1_000;
    silentCall();
    now += 2_000;
    circuit.admit();
    circuit.answered();
    expect(circuit.state).toBe('closed');
    now += 20_000;
    silentCall();
    expect(circuit.admit()).toBe(1_000);
  });

  it('tries again when the tried call was cut off and never ended', () => {
    silentCall();
    now += 1_000;
    circuit.admit();
    now += TIMEOUT;
    expect(circuit.admit()).toBe(0);
  });
});
