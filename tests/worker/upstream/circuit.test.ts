import { beforeEach, expect, it, vi } from 'vitest';
import { Circuit } from '../../../worker/upstream/circuit.ts';

const TIMEOUT = 2_500;
let circuit = new Circuit(TIMEOUT);

const later = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  circuit = new Circuit(TIMEOUT);
});

/** A call that the circuit may refuse, and that otherwise times out. */
function silentCall(): boolean {
  const begunAt = Date.now();
  if (circuit.admit() > 0) return false;
  later(TIMEOUT);
  circuit.silent(begunAt);
  return true;
}

it('the circuit opens at the first failure of a source that never answered', () => {
  silentCall();
  expect(circuit.state).toBe('open');
  expect(circuit.admit()).toBe(1_000);
});

it('the circuit stays closed while other calls succeed', () => {
  circuit.answered();
  silentCall();
  expect(circuit.state).toBe('closed');
});

it('the circuit opens when the last answer is 10 seconds old', () => {
  circuit.answered();
  later(10_000 - TIMEOUT);
  silentCall();
  expect(circuit.state).toBe('open');
});

it('one trial call is allowed after the rest', () => {
  silentCall();
  later(1_000);
  expect(circuit.state).toBe('half-open');
  expect(circuit.admit()).toBe(0);
  expect(circuit.admit()).toBe(TIMEOUT);
});

it('the rest grows from 1 to 4 seconds', () => {
  silentCall();
  for (const rest of [1, 2, 4, 4, 4]) {
    expect(circuit.admit()).toBe(rest * 1000);
    later(rest * 1000);
    expect(silentCall()).toBe(true);
  }
});

it('simultaneous failures count as one', () => {
  const begunAt = Date.now();
  later(TIMEOUT);
  for (let call = 0; call < 20; call += 1) circuit.silent(begunAt);
  expect(circuit.admit()).toBe(1_000);
});

it('any answer closes the circuit and resets the rest', () => {
  silentCall();
  later(1_000);
  silentCall();
  later(2_000);
  circuit.admit();
  circuit.answered();
  expect(circuit.state).toBe('closed');
  later(20_000);
  silentCall();
  expect(circuit.admit()).toBe(1_000);
});

it('another call may test the source when the trial call was not made', () => {
  silentCall();
  later(1_000);
  circuit.admit();
  circuit.notMade();
  expect(circuit.state).toBe('half-open');
  expect(circuit.admit()).toBe(0);
});

it('a new trial is allowed when the trial call never ended', () => {
  silentCall();
  later(1_000);
  circuit.admit();
  later(TIMEOUT);
  expect(circuit.admit()).toBe(0);
});
