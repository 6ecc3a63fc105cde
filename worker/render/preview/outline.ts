/** The straight edges of a shape, four numbers each: start x, start y, end x, end y. */
export type Edges = Float32Array;

const TOKENS = /[a-zA-Z]|-?(?:\d+\.?\d*|\.\d+)/g;

/** Number of arguments of each SVG path command. It lists only the commands that crests and letters use. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, Q: 4, C: 6, Z: 0 };

/** Straight edges per curve. At preview size the error is below a tenth of a pixel. */
const STEPS = { Q: 6, C: 14 } as const;

/** Converts SVG path data (M, L, H, V, Q, C and Z, absolute or relative) to edges. Closes every contour; throws for others. */
export function edgesOf(data: string): Edges {
  const edges: number[] = [];
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const lineTo = (toX: number, toY: number) => {
    edges.push(x, y, toX, toY);
    [x, y] = [toX, toY];
  };
  const close = () => {
    if (x !== startX || y !== startY) lineTo(startX, startY);
  };
  const tokens = data.match(TOKENS) ?? [];
  let [command, isRelative] = ['M', false];
  for (let index = 0; index < tokens.length; ) {
    const token = tokens[index] ?? '';
    if (/[a-zA-Z]/.test(token)) {
      command = token.toUpperCase();
      isRelative = token !== command;
      index += 1;
    }
    const count = TAKES[command];
    if (count === undefined) throw new Error(`path data with the command ${command}`);
    const given = tokens.slice(index, index + count).map(Number);
    index += count;
    const [fromX, fromY] = [x, y];
    const px = (place: number) => (given[place] ?? 0) + (isRelative ? fromX : 0);
    const py = (place: number) => (given[place] ?? 0) + (isRelative ? fromY : 0);
    const curve = (steps: number, at: (t: number, s: number) => readonly [number, number]) => {
      for (let step = 1; step <= steps; step += 1) lineTo(...at(step / steps, 1 - step / steps));
    };
    switch (command) {
      case 'M':
        close();
        [x, y] = [px(0), py(1)];
        [startX, startY] = [x, y];
        // Further pairs after the first are implicit lines.
        command = 'L';
        break;
      case 'L':
        lineTo(px(0), py(1));
        break;
      case 'H':
        lineTo(px(0), y);
        break;
      case 'V':
        lineTo(x, py(0));
        break;
      case 'Q':
        curve(STEPS.Q, (t, s) => {
          const [a, b, c] = [s * s, 2 * s * t, t * t];
          return [a * fromX + b * px(0) + c * px(2), a * fromY + b * py(1) + c * py(3)];
        });
        break;
      case 'C':
        curve(STEPS.C, (t, s) => {
          const [a, b, c, d] = [s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t];
          return [a * fromX + b * px(0) + c * px(2) + d * px(4), a * fromY + b * py(1) + c * py(3) + d * py(5)];
        });
        break;
      default:
        close();
    }
  }
  close();
  return Float32Array.from(edges);
}
