import { stars } from '../../browser/starClicks.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { NoHydration } from '../NoHydration.tsx';
import type { OwnList } from './ownMatches.ts';

const OwnMatchList = lazyComponent(async () => (await stars).OwnMatchList);

/** The place of a visitor's own matches: as the server has filled it, until the code is there that keeps them live. */
export function OwnMatches(list: OwnList) {
  return (
    <OwnMatchList {...list}>
      <NoHydration id="own" render={(staticParts) => staticParts.ownMatches(list)} />
    </OwnMatchList>
  );
}
