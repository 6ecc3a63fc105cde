import { describe, expect, it } from 'vitest';
import { type Kept, MemoryBudget } from '../../../worker/cache/memoryBudget.ts';

describe('MemoryBudget', () => {
  const shelf = () => {
    const memory = new MemoryBudget(100);
    const gone: string[] = [];
    const keep = (name: string, bytes: number, pinned = false): Kept => {
      const kept: Kept = { bytes: 0, pinned, evict: () => gone.push(name) };
      memory.keep(kept, bytes);
      return kept;
    };
    return { memory, gone, keep };
  };

  it('MemoryBudget drops the entry that was used longest ago first', () => {
    const { memory, gone, keep } = shelf();
    const first = keep('first', 40);
    keep('second', 40);
    memory.use(first);
    keep('third', 40);
    expect(gone).toEqual(['second']);
    expect(memory.bytes).toBe(80);
  });

  it('MemoryBudget never drops pinned entries', () => {
    const { memory, gone, keep } = shelf();
    keep('hot', 80, true);
    for (let each = 0; each < 50; each += 1) keep(`${each}`, 15);
    expect(gone).not.toContain('hot');
    expect(gone).toHaveLength(49);
    expect(memory.bytes).toBe(95);
  });

  it('MemoryBudget weighs a grown entry again, once', () => {
    const { memory, gone, keep } = shelf();
    const one = keep('one', 30);
    keep('other', 30);
    memory.keep(one, 60);
    expect(memory.bytes).toBe(90);
    memory.keep(one, 90);
    expect(gone).toEqual(['other']);
    expect(memory.bytes).toBe(90);
  });

  it('MemoryBudget keeps an entry that exceeds the budget, and nothing else', () => {
    const { memory, gone, keep } = shelf();
    keep('small', 10);
    keep('huge', 500);
    expect(gone).toEqual(['small']);
    keep('next', 10);
    expect(gone).toEqual(['small', 'huge']);
    expect(memory.bytes).toBe(10);
  });

  it('MemoryBudget forgets the weight of a deleted entry and drops it only once', () => {
    const { memory, gone, keep } = shelf();
    const one = keep('one', 60);
    memory.release(one);
    memory.release(one);
    expect(memory.bytes).toBe(0);
    memory.use(one);
    keep('other', 100);
    expect(gone).toEqual([]);
  });
});
