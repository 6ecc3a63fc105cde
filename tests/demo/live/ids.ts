import type { Sport } from '../../../web/domain/sport.ts';
import { hash } from './seed.ts';

/** A number of exactly `digits` digits that belongs to a text. */
export function digitsOf(text: string, digits: number): string {
  const low = 10 ** (digits - 1);
  const wide = hash(text) * 0x10_0000 + (hash(`${text}|more`) >>> 12);
  return String(low + (wide % (9 * low)));
}

/** Each kind of thing has ids of its own length: a country 6 digits, a competition 7, a team 8, an event 10. */
export function countryId(name: string): string {
  return digitsOf(`country|${name}`, 6);
}

export function tournamentId(sport: Sport, country: string, name: string): string {
  return digitsOf(`tournament|${sport}|${country}|${name}`, 7);
}

export function teamId(sport: Sport, country: string, name: string): string {
  return digitsOf(`team|${sport}|${country}|${name}`, 8);
}

export function playerId(team: string, shirt: number): string {
  return digitsOf(`player|${team}|${shirt}`, 9);
}

export function incidentId(event: string, order: number): string {
  return digitsOf(`incident|${event}|${order}`, 9);
}

/** Hands out ids and keeps them apart: whoever comes second with a taken one gets the next that is free. */
export class IdRegister {
  private readonly taken = new Set<string>();

  claim(id: string): string {
    let free = id;
    const low = 10 ** (id.length - 1);
    while (this.taken.has(free)) free = String(low + ((Number(free) - low + 1) % (9 * low)));
    this.taken.add(free);
    return free;
  }
}
