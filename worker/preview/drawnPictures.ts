import { BoundedMap } from '../base/boundedMap.ts';
import type { Card } from './cards.ts';
import { drawCard } from './drawCard.ts';
import { pngOf } from './png.ts';

type Picture = Uint8Array<ArrayBuffer>;

/** Some 25 kB each. They bridge the moment until the place's cache has the picture; a link is often read by many at once. */
const MOST_KEPT = 16;

/** Draws pictures, one after the other, each once while it is among the last of an isolate. */
export class DrawnPictures {
  readonly #last = new BoundedMap<string, Picture>(MOST_KEPT);
  /** How many have been drawn. */
  drawn = 0;

  of(path: string, card: Card): Picture {
    return this.#last.use(path, () => {
      this.drawn += 1;
      return pngOf(drawCard(card));
    });
  }
}
