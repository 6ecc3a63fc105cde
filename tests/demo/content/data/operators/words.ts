import { inEveryLanguage, type Locale } from '../../../../../web/domain/locale.ts';
import { type Market, money } from './markets.ts';
import { FRACTIONS, type OfferRecord } from './operatorRecord.ts';

type Words = Readonly<Record<Locale, string>>;

const inEach = (write: (locale: Locale) => Words): Words => inEveryLanguage((locale) => write(locale)[locale]);

/** What a bonus is, in a sentence, with the age that it is for where that is above 18. */
export function bonusText({ bonus }: OfferRecord, market: Market): Words {
  return inEach((locale) => {
    const age = market.bonusAge > 18 ? ` (${market.bonusAge}+)` : '';
    const amount = (units: number) => money(units, market, locale);
    switch (bonus.kind) {
      case 'bet-get': {
        const [stake, credit] = [amount(bonus.stake), amount(bonus.credit)];
        return {
          en: `Bet ${stake}, get ${credit} in bet credits${age}`,
          nl: `Zet ${stake} in, ontvang ${credit} aan tegoed${age}`,
        };
      }
      case 'first-bet-back': {
        const most = amount(bonus.most);
        return {
          en: `Money back as bet credit if your first bet (up to ${most}) loses${age}`,
          nl: `Eerste weddenschap tot ${most} terug als tegoed bij verlies${age}`,
        };
      }
      case 'deposit-match': {
        const most = amount(bonus.most);
        return {
          en: `First deposit matched as bet credit, up to ${most}${age}`,
          nl: `Eerste storting verdubbeld als tegoed, tot ${most}${age}`,
        };
      }
    }
  });
}

/** What must be staked for a bonus. */
export function stakeText({ bonus }: OfferRecord, market: Market): Words {
  return inEach((locale) => {
    const amount = (units: number) => money(units, market, locale);
    switch (bonus.kind) {
      case 'bet-get':
        return { en: amount(bonus.stake), nl: amount(bonus.stake) };
      case 'first-bet-back':
        return { en: `up to ${amount(bonus.most)}`, nl: `tot ${amount(bonus.most)}` };
      case 'deposit-match':
        return { en: `${amount(bonus.least)} or more`, nl: `vanaf ${amount(bonus.least)}` };
    }
  });
}

/** The terms as an operator words them. */
export function termsText({ minimumOdds, creditDays, wageringMultiple }: OfferRecord, market: Market): Words {
  const age = market.bonusAge;
  const english = market.writesFractions ? FRACTIONS[minimumOdds] : minimumOdds;
  const round = wageringMultiple > 1;
  return {
    en: `New customers only, ${age}+. Minimum odds ${english}. ${round ? `Bet credits must be staked ${wageringMultiple} times. ` : ''}Bet credits expire after ${creditDays} days and are not included in returns. Terms apply.`,
    nl: `Alleen nieuwe spelers, ${age}+. Minimale odds ${minimumOdds}. ${round ? `Speel het tegoed ${wageringMultiple} keer rond. ` : ''}Het tegoed is ${creditDays} dagen geldig; de inzet met tegoed wordt niet uitgekeerd. Voorwaarden van toepassing.`,
  };
}
