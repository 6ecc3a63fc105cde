import { type Fault, type Feed, startFeed } from './server.ts';

/** A call that the feed has taken. */
export interface HeldCall {
  path: string;
  /** Whether the site has ended the connection before an answer was complete. */
  isGivenUp: boolean;
  /** Whether the site began it after an earlier call had been given up. */
  isLater: boolean;
}

/** A feed that takes calls and gives no whole answer to them. */
export interface HeldFeed extends Feed {
  held: HeldCall[];
}

/** Starts a feed that notes each call and then is silent, or does something else that never ends. */
export async function startHeldFeed(silence: Fault = () => undefined): Promise<HeldFeed> {
  const held: HeldCall[] = [];
  const feed = await startFeed();
  feed.fault = (response, request) => {
    const call = { path: request.url ?? '', isGivenUp: false, isLater: held.some(({ isGivenUp }) => isGivenUp) };
    held.push(call);
    response.on('close', () => {
      call.isGivenUp = !response.writableFinished;
    });
    silence(response, request);
  };
  return Object.assign(feed, { held });
}
