import type { Card } from './cards.ts';
import { drawCard } from './drawCard.ts';
import { pngOf } from './png.ts';

type Picture = Uint8Array<ArrayBuffer>;

/** Some 25 kB each. They bridge the moment until the place's cache has the picture; a link is often read by many at once. */
const MOST_KEPT = 16;

/** Draws pictures, one after the other, each once while it is among the last of an isolate. */
export class DrawnPictures {
  readonly #last = new Map<string, Picture>();
  /** How many have been drawn. */
  drawn = 0;

  of(path: string, card: Card): Picture {
    const known = this.#last.get(path);
    if (known !== undefined) return known;
    const picture = pngOf(drawCard(card));
    this.drawn += 1;
    this.#last.set(path, picture);
    const [oldest] = this.#last.keys();
    if (this.#last.size > MOST_KEPT && oldest !== undefined) this.#last.delete(oldest);
    return picture;
  }
}
