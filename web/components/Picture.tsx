import { type ReactNode, useCallback, useState } from 'react';
import { imageAddress } from '../domain/imageAddress.ts';

interface PictureProps {
  /** A path of the site, or an address on another host, which is loaded through `/image`. */
  address: string;
  /** Width and height in CSS pixels, reserved before the picture loads. */
  size: number;
  className: string;
  fallback: ReactNode;
  /** Whether the picture is in the first paint. Others load when they come near. */
  isEarly?: boolean | undefined;
}

/** A decorative picture, replaced by its fallback if it fails to load before or after hydration. */
export function Picture({ address, size, className, fallback, isEarly }: PictureProps) {
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
      loading={isEarly ? 'eager' : 'lazy'}
      decoding="async"
      className={`${className} object-contain`}
      onError={() => setFailed(true)}
    />
  );
}
