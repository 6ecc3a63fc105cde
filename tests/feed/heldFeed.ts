import { type Fault, type Feed, startFeed } from './server.ts';

export interface HeldCall {
  path: string;
  /** True when the site closed the connection before the response was complete. */
  isGivenUp: boolean;
  /** True when the site sent it after an earlier call had timed out. */
  isLater: boolean;
}

/** A feed that accepts calls and never completes a response. */
export interface HeldFeed extends Feed {
  held: HeldCall[];
}

/** Starts a feed that records each call and then stays silent, or sends the never-ending `silence`. */
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
