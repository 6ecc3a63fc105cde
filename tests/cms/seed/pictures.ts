import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import sharp from 'sharp';

const flags = resolve(import.meta.dirname, '../../../node_modules/flag-icons/flags/4x3');

const COLOURS = ['#0b3d91', '#9c1c31', '#14532d', '#5b21b6', '#92400e', '#115e59'];

function initialsOf(name: string): string {
  const words = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  return words
    .map((word) => word.slice(0, 1))
    .join('')
    .slice(0, 3)
    .toUpperCase();
}

function colourOf(name: string): string {
  const sum = Array.from(name).reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0);
  return COLOURS[sum % COLOURS.length] ?? '#0b3d91';
}

function drawing(width: number, height: number, content: string): Buffer {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`;
  return Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}</svg>`);
}

const words = (text: string, x: number, y: number, size: number) =>
  `<text x="${x}" y="${y}" font-family="sans-serif" font-weight="700" font-size="${size}" text-anchor="middle" fill="#fff">${text}</text>`;

/** Draws the seed's pictures as PNG and JPEG files in a folder. Each method returns the file's name. */
export function picturesIn(folder: string) {
  const names: string[] = [];
  const keep = async (name: string, picture: ReturnType<typeof sharp>) => {
    if (!names.includes(name)) {
      names.push(name);
      writeFileSync(join(folder, name), await picture.toBuffer());
    }
    return name;
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
    crest(name: string) {
      const shield = `<path d="M24 16h208v120c0 60-48 88-104 104C72 224 24 196 24 136Z" fill="${colourOf(name)}"/>`;
      const file = `crest-${initialsOf(name).toLowerCase()}-${name.length}.png`;
      return keep(file, sharp(drawing(256, 256, shield + words(initialsOf(name), 128, 152, 72))).png());
    },
    logo(name: string) {
      const plate = `<rect width="320" height="160" rx="20" fill="${colourOf(name)}"/>`;
      const file = `logo-${name.toLowerCase().replaceAll(' ', '-')}.png`;
      return keep(file, sharp(drawing(320, 160, plate + words(initialsOf(name), 160, 105, 72))).png());
    },
    /** A striped pitch from above, in place of a photograph. */
    pitch(number: number) {
      const stripes = Array.from({ length: 8 }, (_, stripe) => {
        const light = 26 + (stripe % 2) * 4 + number;
        return `<rect x="${stripe * 150}" width="150" height="675" fill="hsl(${110 + number * 6} 45% ${light}%)"/>`;
      }).join('');
      const lines = `<g fill="none" stroke="#fff" stroke-width="6"><rect x="40" y="40" width="1120" height="595"/><path d="M600 40v595"/><circle cx="600" cy="337" r="90"/></g>`;
      return keep(`pitch-${number}.jpg`, sharp(drawing(1200, 675, stripes + lines)).jpeg({ quality: 80 }));
    },
  };
}
