import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const flags = resolve(import.meta.dirname, '../../../node_modules/flag-icons/flags/4x3');

const COLOURS = ['#0b3d91', '#9c1c31', '#14532d', '#5b21b6', '#92400e', '#115e59'];

function colourOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return COLOURS[sum % COLOURS.length] ?? '#0b3d91';
}

function drawing(width: number, height: number, content: string): Buffer {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
}

/** The initials of a name on a plate. */
function plate(name: string, width: number, height: number): Buffer {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const initials = words.map((word) => word.slice(0, 1).toUpperCase());
  return drawing(
    width,
    height,
    `<rect width="100%" height="100%" rx="20" fill="${colourOf(name)}"/><text x="50%" y="62%" font-family="sans-serif" font-weight="700" font-size="72" text-anchor="middle" fill="#fff">${initials.join('').slice(0, 3)}</text>`,
  );
}

/** Draws the seed's pictures as PNG and JPEG files in a folder. Each method returns the file's name. */
export function picturesIn(folder: string) {
  const names: string[] = [];
  const keep = async (name: string, picture: ReturnType<typeof sharp>) => {
    const file = name.toLowerCase().replaceAll(' ', '-');
    if (!names.includes(file)) {
      names.push(file);
      writeFileSync(join(folder, file), await picture.toBuffer());
    }
    return file;
  };
  return {
    names,
    /** The flag of an ISO code, including subdivisions such as `gb-eng`. */
    flag: (code: string) =>
      keep(
        `flag-${code}.png`,
        sharp(readFileSync(join(flags, `${code}.svg`)), { density: 96 })
          .resize(320, 240)
          .png(),
      ),
    crest: (name: string) => keep(`crest-${name}.png`, sharp(plate(name, 256, 256)).png()),
    logo: (name: string) => keep(`logo-${name}.png`, sharp(plate(name, 320, 160)).png()),
    /** A pitch from above, in place of a photograph. */
    pitch(number: number) {
      const lines =
        '<rect x="40" y="40" width="1120" height="595"/><path d="M600 40v595"/><circle cx="600" cy="337" r="90"/>';
      const content = `<g fill="hsl(${110 + number * 6} 45% 28%)" stroke="#fff" stroke-width="6">${lines}</g>`;
      return keep(
        `pitch-${number}.jpg`,
        sharp(drawing(1200, 675, content))
          .flatten({ background: '#14532d' })
          .jpeg({ quality: 80 }),
      );
    },
  };
}
