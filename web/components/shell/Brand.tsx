import { Logo } from './Logo.tsx';
import { PartnerLink } from './PartnerLink.tsx';

/** Whose site it is, on the left of the header, and who powers it, on the right; on a phone the menu has the latter. */
export function Brand() {
  return (
    <>
      <Logo />
      <div className="flex-1" />
      <PartnerLink className="hidden sm:flex" />
    </>
  );
}
