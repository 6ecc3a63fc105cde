/**
 * Computes how much of each pixel a shape covers. Each edge stores, in the pixels that it crosses, the change of covered area
 * from the pixel on the left. The running sum along a row is each pixel's coverage.
 */
export class Coverage {
  readonly #changes: Float32Array;
  readonly #width: number;
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;

  constructor(left: number, top: number, width: number, height: number) {
    this.left = left;
    this.top = top;
    this.width = width;
    this.height = height;
    // An edge at the right border also writes to the two pixels after it.
    this.#width = width + 2;
    this.#changes = new Float32Array(this.#width * height);
  }

  edge(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY === toY) return;
    const isDown = fromY < toY;
    const upper = (isDown ? fromY : toY) - this.top;
    const lower = (isDown ? toY : fromY) - this.top;
    const slope = (toX - fromX) / (toY - fromY);
    const last = Math.min(this.height, Math.ceil(lower));
    let x = (isDown ? fromX : toX) - this.left + Math.max(0, -upper) * slope;
    for (let row = Math.max(0, Math.floor(upper)); row < last; row += 1) {
      const tall = Math.min(row + 1, lower) - Math.max(row, upper);
      const next = x + slope * tall;
      this.#cross(row, Math.min(x, next), Math.max(x, next), isDown ? tall : -tall);
      x = next;
    }
  }

  // Adds an edge's part in one row. `tall` is its height in that row, negative for an upward edge.
  #cross(row: number, from: number, to: number, tall: number): void {
    const most = this.width;
    const begin = Math.min(Math.max(from, 0), most);
    const end = Math.min(Math.max(to, 0), most);
    const start = row * this.#width;
    const first = Math.floor(begin);
    const final = Math.floor(end);
    if (first === final) {
      const share = tall * (1 - ((begin + end) / 2 - first));
      this.#add(start + first, share);
      this.#add(start + first + 1, tall - share);
      return;
    }
    // Splits the edge at pixel borders. The height of each part is proportional to its width.
    const perPixel = tall / (end - begin);
    for (let pixel = first; pixel <= final; pixel += 1) {
      const [left, right] = [Math.max(begin, pixel), Math.min(end, pixel + 1)];
      const part = (right - left) * perPixel;
      const share = part * (1 - ((left + right) / 2 - pixel));
      this.#add(start + pixel, share);
      this.#add(start + pixel + 1, part - share);
    }
  }

  #add(at: number, change: number): void {
    this.#changes[at] = (this.#changes[at] ?? 0) + change;
  }

  /** Writes each row's coverage (0 to 1 per pixel) into `shares`, then calls `read` with the row. */
  rows(shares: Float32Array, read: (row: number) => void): void {
    const changes = this.#changes;
    for (let row = 0; row < this.height; row += 1) {
      let sum = 0;
      const start = row * this.#width;
      for (let column = 0; column < this.width; column += 1) {
        sum += changes[start + column] ?? 0;
        shares[column] = Math.min(1, Math.abs(sum));
      }
      read(row);
    }
  }
}
