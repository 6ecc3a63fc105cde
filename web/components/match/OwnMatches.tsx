import type { OwnList } from '../../domain/ownMatches.ts';
import { lazyComponent } from '../lazyComponent.tsx';
import { NoHydration } from '../NoHydration.tsx';
import { stars } from '../own/starClicks.ts';

const OwnMatchList = lazyComponent(async () => (await stars).OwnMatchList);

/** The visitor's followed matches: the server's markup until the code for updates has loaded. */
export function OwnMatches(list: OwnList) {
  return (
    <OwnMatchList {...list}>
      <NoHydration id="own" render={(staticParts) => staticParts.ownMatches(list)} />
    </OwnMatchList>
  );
}
