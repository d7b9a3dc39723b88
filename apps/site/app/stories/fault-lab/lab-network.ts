import type { LiveWorld } from '../../live/live-world.ts';
import { frameSummary } from './frame-summary.ts';
import type { LabFeed, SentFrame } from './lab-feed.ts';
import type { LabLog } from './lab-log.ts';

/** What goes wrong between the site and the browser, while it does. */
export const FAULTS = ['cut', 'silent', 'late', 'twice', 'swapped'] as const;

export type Fault = (typeof FAULTS)[number];

/** The network between the simulated site and the live script. */
export interface LabNetwork {
  /** The browser's event stream, as the live script opens it. */
  readonly EventSource: LiveWorld['EventSource'];
  faults(): ReadonlySet<Fault>;
  toggle(fault: Fault): void;
  /** Breaks every stream once; a new one can be opened. */
  breakOff(): void;
}

interface LabNetworkOptions {
  readonly feed: LabFeed;
  readonly clock: Pick<LiveWorld, 'setTimeout'>;
  readonly log: LabLog;
}

/** How late a delayed frame arrives: after the page has locked its prices. */
const LATE_MS = 2_000;

/** An open stream. */
interface Stream {
  readonly source: LabSource;
  /** Ends the subscription. */
  leave: () => void;
  /** Frames that a silent network keeps. */
  readonly kept: SentFrame[];
  /** The first of two frames that change places. */
  waiting: SentFrame | undefined;
}

/** What the live script uses of an event stream. */
interface LabSource {
  onmessage: ((event: { readonly data: string; readonly lastEventId: string }) => void) | null;
  onerror: (() => void) | null;
  addEventListener(name: 'move', listener: () => void): void;
  close(): void;
}

/** A network without faults. */
export function labNetwork({ feed, clock, log }: LabNetworkOptions): LabNetwork {
  const faults = new Set<Fault>();
  const streams = new Set<Stream>();

  function arrive({ source }: Stream, { version, frame }: SentFrame, again = ''): void {
    const number = version.split('.')[1];
    const isNews = Object.keys(frame).some((key) => key !== 'k' && key !== 'now');
    if (isNews) {
      const name = frame.gap ? 'A whole frame' : `Frame ${number}`;
      log.add('Network', `${name} arrives${again}: ${frameSummary(frame)}.`);
    }
    source.onmessage?.({ lastEventId: version, data: JSON.stringify(frame) });
  }

  function carry(stream: Stream, sent: SentFrame): void {
    const isNews = sent.version !== '' && sent.frame.now === undefined;
    if (faults.has('silent')) stream.kept.push(sent);
    else if (faults.has('late')) clock.setTimeout(() => arriveOpen(stream, sent), LATE_MS);
    else if (faults.has('swapped') && isNews) swap(stream, sent);
    else {
      arrive(stream, sent);
      if (faults.has('twice') && isNews) arrive(stream, sent, ' again');
    }
  }

  /** The page may have left the stream while the frame was on its way. */
  function arriveOpen(stream: Stream, sent: SentFrame): void {
    if (streams.has(stream)) arrive(stream, sent);
  }

  function swap(stream: Stream, sent: SentFrame): void {
    const first = stream.waiting;
    stream.waiting = first ? undefined : sent;
    if (!first) return;
    arrive(stream, sent, ' before the one sent earlier');
    arrive(stream, first, ' after the one sent later');
  }

  /** What was held back comes late and in order. */
  function letGo(stream: Stream): void {
    const late = [...stream.kept.splice(0), ...(stream.waiting ? [stream.waiting] : [])];
    stream.waiting = undefined;
    late.forEach((sent) => arrive(stream, sent));
  }

  function close(stream: Stream): void {
    stream.leave();
    streams.delete(stream);
  }

  function breakOff(): void {
    for (const stream of [...streams]) {
      close(stream);
      log.add('Network', 'The stream breaks.');
      stream.source.onerror?.();
    }
  }

  function connect(source: LabSource, since: string): void {
    if (faults.has('cut')) {
      log.add('Network', 'A new stream can’t be opened.');
      source.onerror?.();
      return;
    }
    log.add('Network', `A stream opens after ${since}.`);
    const stream: Stream = { source, leave: () => undefined, kept: [], waiting: undefined };
    streams.add(stream);
    stream.leave = feed.subscribe(since, (sent) => carry(stream, sent));
  }

  class NetworkSource implements LabSource {
    onmessage: LabSource['onmessage'] = null;
    onerror: LabSource['onerror'] = null;
    #isClosed = false;

    constructor(url: string) {
      const since = new URLSearchParams(url.split('?')[1]).get('since') ?? '';
      clock.setTimeout(() => {
        if (!this.#isClosed) connect(this, since);
      }, 0);
    }

    /** The lab's site stays: it sends no browser elsewhere. */
    addEventListener(): void {}

    close(): void {
      this.#isClosed = true;
      for (const stream of streams) if (stream.source === this) close(stream);
    }
  }

  return {
    // It has what the live script uses, and no more.
    EventSource: NetworkSource as unknown as LiveWorld['EventSource'],
    faults: () => new Set(faults),
    toggle(fault) {
      if (!faults.delete(fault)) faults.add(fault);
      if (faults.has('cut')) breakOff();
      else if (!faults.has(fault)) [...streams].forEach(letGo);
    },
    breakOff,
  };
}
