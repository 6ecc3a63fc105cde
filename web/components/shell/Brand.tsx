import { Logo } from './Logo.tsx';
import { PartnerLink } from './PartnerLink.tsx';

/** The logo on the left of the header, and the partner on the right. On a phone the partner is in the menu. */
export function Brand() {
  return (
    <>
      <Logo />
      <div className="flex-1" />
      <PartnerLink className="hidden sm:flex" />
    </>
  );
}
