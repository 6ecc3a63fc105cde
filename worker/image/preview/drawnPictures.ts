import { Lru } from '../../base/lru.ts';
import type { Card } from './cards.ts';
import { drawCard } from './drawCard.ts';
import { pngOf } from './png.ts';

type Picture = Uint8Array<ArrayBuffer>;

/** Pictures of about 25 kB. Many readers open a shared link at once, before the Cache API has the picture. */
const MOST_KEPT = 16;

/** Draws pictures and remembers an isolate's latest ones. */
export class DrawnPictures {
  readonly #last = new Lru<string, Picture>(MOST_KEPT);
  drawn = 0;

  of(path: string, card: Card): Picture {
    return this.#last.use(path, () => {
      this.drawn += 1;
      return pngOf(drawCard(card));
    });
  }
}
