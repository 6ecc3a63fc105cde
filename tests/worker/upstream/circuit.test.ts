import { describe, expect, it } from 'vitest';
import { Circuit } from '../../../worker/upstream/circuit.ts';

const TIMEOUT = 1000;

/** A circuit on a clock that the test turns. */
class Line {
  now = 0;
  readonly circuit = new Circuit(() => this.now);

  begin() {
    return this.circuit.begin(TIMEOUT);
  }

  /** Makes a call that waits in vain for all the time that it has; gives that time, or null when it may not be made. */
  silent(): number | null {
    const ticket = this.begin();
    if (ticket === null) return null;
    this.now += ticket.timeoutMs;
    this.circuit.end(ticket, 'timeout');
    return ticket.timeoutMs;
  }

  answered(): void {
    const ticket = this.begin();
    if (ticket === null) throw new Error('the circuit is open');
    this.circuit.end(ticket, null);
  }
}

/** A line whose circuit has just opened. */
function dead(): Line {
  const line = new Line();
  line.silent();
  line.silent();
  return line;
}

describe('a backend that answers nothing', () => {
  it('costs one timeout and a fifth, then nothing', () => {
    const line = new Line();
    expect([line.silent(), line.silent(), line.silent(), line.silent()]).toEqual([1000, 200, null, null]);
  });

  it('is tried by one call after 1, 2, 4 … 30 seconds', () => {
    const line = dead();
    const pauses = [];
    for (let round = 0; round < 7; round += 1) {
      const from = line.now;
      while (line.begin() === null) line.now += 100;
      pauses.push(line.now - from);
      expect(line.begin()).toBeNull();
      line.circuit.end({ startedAt: line.now }, 'timeout');
    }
    expect(pauses).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
  });

  it('has all the time in its trial, for which nobody waits that long, and is trusted again when that is answered', () => {
    const line = dead();
    line.now += 1000;
    expect(line.begin()).toMatchObject({ timeoutMs: TIMEOUT, patienceMs: TIMEOUT / 5 });
    expect(line.begin()).toBeNull();
    line.circuit.end({ startedAt: line.now }, 'status');
    expect(line.begin()?.timeoutMs).toBe(TIMEOUT);
    line.answered();
  });

  it('is tried again when a trial was cut off and never ended', () => {
    const line = dead();
    line.now += 1000;
    expect(line.begin()).not.toBeNull();
    line.now += 29_999;
    expect(line.begin()).toBeNull();
    line.now += 1;
    expect(line.begin()).not.toBeNull();
  });

  it('is left alone although calls that began before end late', () => {
    const line = new Line();
    const early = [line.begin(), line.begin(), line.begin()];
    line.now += TIMEOUT;
    for (const ticket of early) if (ticket !== null) line.circuit.end(ticket, 'timeout');
    // Three that waited side by side are one reason to suspect, not three.
    expect(line.silent()).toBe(200);
    expect(line.begin()).toBeNull();
  });
});

describe('a backend that answers', () => {
  it('keeps its time while one of its addresses hangs', () => {
    const line = new Line();
    for (let round = 0; round < 5; round += 1) {
      const hanging = line.begin();
      line.answered();
      line.now += TIMEOUT;
      if (hanging !== null) line.circuit.end(hanging, 'timeout');
      expect(line.begin()?.timeoutMs).toBe(TIMEOUT);
    }
  });

  it('with errors only is asked on: each address waits for itself', () => {
    const line = new Line();
    for (let round = 0; round < 9; round += 1) {
      const ticket = line.begin();
      if (ticket === null) throw new Error('the circuit is open');
      line.circuit.end(ticket, 'status');
    }
    expect(line.begin()?.timeoutMs).toBe(TIMEOUT);
  });

  it('may refuse one connection', () => {
    const line = new Line();
    const ticket = line.begin();
    line.now += 1;
    if (ticket !== null) line.circuit.end(ticket, 'unreachable');
    expect(line.begin()?.timeoutMs).toBe(TIMEOUT);
  });
});
