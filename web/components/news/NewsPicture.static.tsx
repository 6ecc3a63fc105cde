import { imageAddress } from '../../domain/imageAddress.ts';

interface NewsPictureProps {
  address: string;
  alt: string;
  /** The widest that it is shown, in CSS pixels. */
  width: 96 | 672;
}

/** Half of each offered width, because `imageAddress` doubles it for dense screens. */
const WIDTHS = { 96: [96], 672: [192, 375, 600] };

/** A picture cut to 16:9, so that its room is known before it loads. */
export function NewsPicture({ address, alt, width }: NewsPictureProps) {
  const isLarge = width > 96;
  return (
    <img
      src={imageAddress(address, width)}
      srcSet={WIDTHS[width].map((half) => `${imageAddress(address, half)} ${2 * half}w`).join(', ')}
      sizes={isLarge ? `(min-width: ${width}px) ${width}px, 100vw` : `${width}px`}
      alt={alt}
      width={width}
      height={(width * 9) / 16}
      loading={isLarge ? 'eager' : 'lazy'}
      decoding="async"
      className={`${isLarge ? 'w-full' : 'w-24'} aspect-video rounded-md bg-sunken object-cover`}
    />
  );
}
