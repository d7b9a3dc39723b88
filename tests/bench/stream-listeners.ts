import { connect, type Socket } from 'node:net';

/**
 * Many readers of one stream in a process of their own. Its parent sends what to open and for how long
 * to measure, and gets what was heard.
 */
export interface Listen {
  readonly port: number;
  readonly path: string;
  readonly streams: number;
}

export interface Measure {
  readonly measureMs: number;
}

export interface Heard {
  readonly frames: number;
  readonly bytes: number;
  /** Milliseconds from the first reader of a frame to all but one in a hundred. */
  readonly slowest1Percent: number;
  readonly lost: number;
}

/** The server takes no more streams than this from one address. */
const STREAMS_PER_ADDRESS = 400;
const OPENED_AT_ONCE = 50;
/** Reading the time of every frame of every stream would be the work that is measured. */
const TIMED_EVERY = 25;
const FRAME = Buffer.from('id: ');

const sockets: Socket[] = [];
const firstHeard = new Map<string, number>();
let delays: number[] = [];
let frames = 0;
let bytes = 0;
let lost = 0;

function open({ port, path }: Listen, index: number): Promise<void> {
  const localAddress = `127.0.0.${2 + Math.floor(index / STREAMS_PER_ADDRESS)}`;
  const isTimed = index % TIMED_EVERY === 0;
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    socket.on('connect', () => {
      socket.write(`GET ${path} HTTP/1.1\r\nHost: bench\r\nAccept: text/event-stream\r\n\r\n`);
    });
    socket.once('data', () => resolve());
    socket.on('data', (chunk) => hear(chunk, isTimed));
    socket.on('error', reject);
    socket.on('close', () => (lost += 1));
    sockets.push(socket);
  });
}

function hear(chunk: Buffer, isTimed: boolean): void {
  bytes += chunk.length;
  for (let at = chunk.indexOf(FRAME); at >= 0; at = chunk.indexOf(FRAME, at + 1)) {
    frames += 1;
    if (!isTimed) continue;
    const id = chunk.toString('latin1', at, chunk.indexOf(10, at));
    const first = firstHeard.get(id) ?? performance.now();
    firstHeard.set(id, first);
    delays.push(performance.now() - first);
  }
}

async function openAll(listen: Listen): Promise<void> {
  for (let index = 0; index < listen.streams; index += OPENED_AT_ONCE) {
    const batch = Math.min(OPENED_AT_ONCE, listen.streams - index);
    await Promise.all(Array.from({ length: batch }, (_, at) => open(listen, index + at)));
  }
}

process.on('message', (message: Listen | Measure) => {
  if ('streams' in message) {
    openAll(message).then(
      () => process.send?.('open'),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
    return;
  }
  [frames, bytes, delays] = [0, 0, []];
  firstHeard.clear();
  setTimeout(() => {
    delays.sort((one, other) => one - other);
    const slowest1Percent = delays[Math.floor(delays.length * 0.99)] ?? NaN;
    process.send?.({ frames, bytes, slowest1Percent, lost } satisfies Heard);
  }, message.measureMs);
});
