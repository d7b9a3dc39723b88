import type { LiveFrame } from '../live-types.ts';
import type { LiveWorld } from '../live-world.ts';

/** Takes a frame, with the version that it brings the page to. */
export type HearFrame = (version: string, frame: LiveFrame) => void;

/** How a page hears of its topics. */
export interface LiveConnection {
  /** Hears of these topics, separated by commas, from a version on. */
  open(topics: string, since: string): void;
  /** Hears of nothing. */
  close(): void;
}

/**
 * How long to wait after an error, in milliseconds, and how long a stream may be silent. Both end at a
 * moment of chance, so that browsers that lost a site together don't return together.
 */
const RETRY_MS = 1_000;
const RETRY_SPREAD_MS = 2_500;
/** A site that is about to stop spreads its browsers itself. */
const MOVE_SPREAD_MS = 300;
const SILENCE_MS = 2_500;
const SILENCE_SPREAD_MS = 2_000;

/**
 * An event stream of this page's own. One that breaks or falls silent is opened again by itself, from the
 * last frame. The browser's own retry would return to a network that swallows everything for minutes.
 * What a new stream brings is heard from its greeting on: until then the page has not caught up, whatever
 * comes. `onClosed` is called when a stream ends.
 */
export function liveConnection(
  hear: (version: string, frame: LiveFrame, data: string) => void,
  world: LiveWorld,
  onClosed?: () => void,
): LiveConnection {
  let source: EventSource | undefined;
  let timer: number | undefined;

  function close(): void {
    world.clearTimeout(timer);
    source?.close();
    onClosed?.();
  }

  function open(topics: string, since: string): void {
    const again = (afterMs: number, spreadMs: number) => {
      world.clearTimeout(timer);
      timer = world.setTimeout(() => open(topics, since), afterMs + spreadMs * world.Math.random());
    };
    close();
    again(SILENCE_MS, SILENCE_SPREAD_MS);
    source = new world.EventSource(`/live?topics=${encodeURIComponent(topics)}&since=${since}`);
    const unheard: (() => void)[] = [];
    let isGreeted = false;
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      const frame = JSON.parse(data) as LiveFrame;
      again(SILENCE_MS, SILENCE_SPREAD_MS);
      unheard.push(() => {
        // A message that only says that the stream is alive may come before the first frame.
        since = lastEventId || since;
        hear(since, frame, data);
      });
      isGreeted ||= !!frame.now;
      if (isGreeted) unheard.splice(0).forEach((tell) => tell());
    };
    source.addEventListener('move', () => {
      close();
      again(0, MOVE_SPREAD_MS);
    });
    source.onerror = () => {
      close();
      again(RETRY_MS, RETRY_SPREAD_MS);
    };
  }

  return { open, close };
}
