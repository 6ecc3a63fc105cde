export type Chances = readonly [home: number, draw: number, away: number];

const factorial = (count: number): number => (count < 2 ? 1 : count * factorial(count - 1));
const poisson = (mean: number, goals: number) => (Math.exp(-mean) * mean ** goals) / factorial(goals);

/** The chances of home win, draw and away win that two independent Poisson counts give a lead. It shares no code with the demonstration. */
export function oracle(home: number, away: number, lead: number): Chances {
  const chances: [number, number, number] = [0, 0, 0];
  for (let one = 0; one < 15; one += 1) {
    for (let other = 0; other < 15; other += 1) {
      const margin = lead + one - other;
      chances[margin > 0 ? 0 : margin === 0 ? 1 : 2] += poisson(home, one) * poisson(away, other);
    }
  }
  return chances;
}
