import { namesInAccept } from '../../base/acceptHeader.ts';
import type { Log } from '../../base/log.ts';
import type { Picture } from './fetchPicture.ts';

/** The output format for a browser; `keep` is the original's format. */
type OutputFormat = 'image/avif' | 'image/webp' | 'keep';

interface ResizeOptions {
  images: ImagesBinding;
  width: number;
  quality: number;
  format: OutputFormat;
  log: Log;
}

/** The best format in an `Accept` header. Ignores wildcards, which every browser sends. */
export function outputFormat(accept: string): OutputFormat {
  const accepted = namesInAccept(accept);
  return (['image/avif', 'image/webp'] as const).find((type) => accepted.has(type)) ?? 'keep';
}

/** Formats to resize. SVGs fit any size, and resizing would stop the animation of a GIF. */
function keptFormat(type: string): 'image/png' | 'image/jpeg' | 'image/webp' | null {
  return type === 'image/png' || type === 'image/jpeg' || type === 'image/webp' ? type : null;
}

export function isResizable({ type }: Picture): boolean {
  return keptFormat(type) !== null;
}

/** Scales a picture down to `width` pixels. Null when that fails; the caller then serves the original. */
export async function resized(
  picture: Picture,
  { images, width, quality, format, log }: ResizeOptions,
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
