/** Icons that the build draws from the favicon (`web/build/pictures.ts`). */
export const ICON = {
  small: '/assets/icons/icon-192.png',
  large: '/assets/icons/icon-512.png',
  maskable: '/assets/icons/maskable-512.png',
  apple: '/assets/icons/apple-touch-icon.png',
} as const;
