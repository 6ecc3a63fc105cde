import type { Log } from '../base/log.ts';
import type { Picture } from './fetchPicture.ts';

/** The format to make for a browser: the best it names, or `keep` for that of the original. */
export type OutputFormat = 'image/avif' | 'image/webp' | 'keep';

interface Wanted {
  images: ImagesBinding;
  width: number;
  quality: number;
  format: OutputFormat;
  log: Log;
}

/** The best format that an `Accept` header names; wildcards don't count, for every browser sends them. */
export function outputFormat(accept: string): OutputFormat {
  const named = accept
    .toLowerCase()
    .split(',')
    .map((each) => each.trim())
    .filter((each) => !/;\s*q=0(\.0*)?$/.test(each))
    .map((each) => each.split(';', 1)[0]);
  if (named.includes('image/avif')) return 'image/avif';
  return named.includes('image/webp') ? 'image/webp' : 'keep';
}

/** What can be resized: not drawings, which fit any size, nor animations, which would stand still. */
function keptFormat(type: string): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  return type === 'image/png' || type === 'image/jpeg' || type === 'image/webp' ? type : null;
}

/** Whether a picture can be made smaller. */
export function isResizable({ type }: Picture): boolean {
  return keptFormat(type) !== null;
}

/** A picture made no wider than `width`, or null where that can't be done: the original serves. */
export async function resized(
  picture: Picture,
  { images, width, quality, format, log }: Wanted,
): Promise<Picture | null> {
  const kept = keptFormat(picture.type);
  if (kept === null) return null;
  try {
    const made = await images
      .input(new Blob([picture.bytes]).stream())
      .transform({ width, fit: 'scale-down' })
      .output({ format: format === 'keep' ? kept : format, quality });
    const bytes = new Uint8Array(await made.response().arrayBuffer());
    return bytes.byteLength === 0 ? null : { type: made.contentType(), bytes };
  } catch (error) {
    log('warn', 'picture not resized', { error: String(error).slice(0, 200) });
    return null;
  }
}
