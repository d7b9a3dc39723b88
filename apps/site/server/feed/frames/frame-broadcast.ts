import { changesPage } from '../../../app/live/changes-page.ts';
import type { LiveFrame } from '../../../app/live/live-types.ts';
import { frameLog, type FrameLog } from './frame-log.ts';

interface FrameBroadcastOptions {
  /** Names this process: versions of another one can't be continued. Letters and digits. */
  readonly epoch: string;
  /** Epoch milliseconds. */
  readonly now: () => number;
}

/** What a channel tells its subscribers. */
interface ChannelSource {
  /** The topic that its frames name; absent where they are for everybody. */
  readonly topic?: string;
  /** The frame of everything noted since the last one; null when there is nothing to say. */
  readonly take: () => LiveFrame | null;
  /** The frame of everything, for subscribers who missed what can't be replayed. */
  readonly whole: () => LiveFrame;
}

/** One topic's line of frames. */
export interface Channel {
  /** Sends what is there to take, at once or as soon as the last frame is 100 ms old. */
  announce(): void;
  subscriberCount(): number;
}

/**
 * Numbers the frames of all channels in one line, encodes each once whoever receives it, and replays
 * to returning subscribers what they missed. A version is `<epoch>.<number>`.
 */
export interface FrameBroadcast {
  /** The last frame's version: a page made now continues from here. */
  version(): string;
  /** The version of the last frame that changed more than values: one after which pages look anew. */
  structureVersion(): string;
  open(source: ChannelSource): Channel;
  /**
   * Sends what came after `since` (everything, when that is not known any more), then the server's time,
   * by which the browser knows that it has caught up, and then each frame of the channels. Answers the
   * way to stop.
   */
  subscribe(
    channels: readonly Channel[],
    since: string,
    send: (encoded: Buffer) => void,
  ): () => void;
  close(): void;
}

interface OpenChannel extends Channel {
  readonly source: ChannelSource;
  readonly log: FrameLog;
  readonly sends: Set<(encoded: Buffer) => void>;
}

const FRAME_EVERY_MS = 100;

export function frameBroadcast({ epoch, now }: FrameBroadcastOptions): FrameBroadcast {
  const announced = new Set<OpenChannel>();
  const opened = new WeakMap<Channel, OpenChannel>();
  let number = 0;
  let structureNumber = 0;
  let sentAt = -Infinity;
  let timer: NodeJS.Timeout | undefined;

  function version(): string {
    return `${epoch}.${number}`;
  }

  /** A clock that was set back must not hold frames up for as long. */
  function restMs(): number {
    return Math.min(FRAME_EVERY_MS, Math.max(0, sentAt + FRAME_EVERY_MS - now()));
  }

  function sendFrames(): void {
    timer = undefined;
    sentAt = now();
    for (const { source, log, sends } of announced) {
      const frame = source.take();
      if (!frame) continue;
      number += 1;
      // Lists and markets that are made from now on leave out what is suspended.
      if (changesPage(frame) || frame.m) structureNumber = number;
      const encoded = encodeFrame(version(), ofTopic(source, frame));
      log.keep(number, encoded);
      for (const send of sends) send(encoded);
    }
    announced.clear();
  }

  /** What the channels said after a version, in order; null when it can't be told. */
  function missed(channels: readonly OpenChannel[], since: string): readonly Buffer[] | null {
    const [sinceEpoch, sinceNumber] = since.split('.');
    const last = sinceEpoch === epoch ? Number(sinceNumber) : NaN;
    if (!Number.isInteger(last) || last > number) return null;
    const logged = channels.map(({ log }) => log.after(last));
    if (!logged.every((frames) => frames !== null)) return null;
    return logged
      .flat()
      .sort((one, other) => one.number - other.number)
      .map(({ encoded }) => encoded);
  }

  return {
    version,
    structureVersion: () => `${epoch}.${structureNumber}`,
    open(source) {
      const channel: OpenChannel = {
        source,
        log: frameLog(number),
        sends: new Set(),
        announce() {
          announced.add(channel);
          timer ??= setTimeout(sendFrames, restMs());
        },
        subscriberCount: () => channel.sends.size,
      };
      opened.set(channel, channel);
      return channel;
    },
    subscribe(channels, since, send) {
      const own = channels.flatMap((channel) => opened.get(channel) ?? []);
      const frames =
        missed(own, since) ??
        own.map(({ source }) => encodeFrame(version(), ofTopic(source, source.whole())));
      frames.forEach(send);
      send(encodeFrame(version(), { now: now() }));
      own.forEach(({ sends }) => sends.add(send));
      return () => own.forEach(({ sends }) => sends.delete(send));
    },
    close() {
      clearTimeout(timer);
    },
  };
}

function ofTopic({ topic }: ChannelSource, frame: LiveFrame): LiveFrame {
  return topic === undefined ? frame : { k: topic, ...frame };
}

/** In memory of its own: a frame of Node's shared pool that is kept for long keeps all of the pool's 8 KiB. */
function encodeFrame(version: string, frame: LiveFrame): Buffer {
  const text = `id: ${version}\ndata: ${JSON.stringify(frame)}\n\n`;
  const encoded = Buffer.allocUnsafeSlow(Buffer.byteLength(text));
  encoded.write(text);
  return encoded;
}
