import { type ReactNode, useCallback, useState } from 'react';
import { imageAddress } from './imageAddress.ts';

interface PictureProps {
  /** A path of the site, or an address on another host, which `/image` then fetches. */
  address: string;
  /** Width and height in CSS pixels; reserved before the picture arrives. */
  size: number;
  className: string;
  /** Stands where the picture can't be had. */
  fallback: ReactNode;
}

/** A decorative picture that is never broken: one that fails, before or after the page is live, gives its fallback. */
export function Picture({ address, size, className, fallback }: PictureProps) {
  const [failed, setFailed] = useState(false);
  const check = useCallback((image: HTMLImageElement | null) => {
    if (image?.complete === true && image.naturalWidth === 0) setFailed(true);
  }, []);
  if (failed) return fallback;
  return (
    <img
      ref={check}
      src={imageAddress(address, size)}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      decoding="async"
      className={`${className} object-contain`}
      onError={() => setFailed(true)}
    />
  );
}
