import { BonusCard } from './BonusCard.tsx';

/** The card until its code has loaded. */
export const ServerBonusCard = BonusCard;
