import { join } from 'node:path';
import type { BusyOperator } from './busy-operator.ts';
import { type ChildServer, startServer } from './child-server.ts';
import { interleaved, median, medianRatio } from './interleaved.ts';
import { openListeners } from './listeners.ts';
import { hasNchan, startNchanBroadcast } from './nchan-broadcast.ts';
import { processCost } from './process-cost.ts';
import type { Heard } from './stream-listeners.ts';
import type { Line } from './table.ts';
import { AS_BROWSER } from './throughput.ts';

const STREAMS = 5_000;
const FEW_STREAMS = 500;
const MOST_STREAMS = 10_000;
const ODDS_PER_SECOND = 1_000;
const PAGES_PER_SECOND = 100;
const ROUNDS = 5;
const SETTLE_MS = 2_000;
const MEASURED_MS = 5_000;
const CPU_TARGET = 1.1;
const DELAY_TARGET = 1.3;
const DELAY_TARGET_WITH_PAGES = 2;
const BYTES_TARGET = 20 * 1_024;
/** Of the cost of a delivery, from few streams to many. */
const LINEAR_TARGET = 1.2;
const TOPIC = '/live?topics=home';

interface FanOut extends Heard {
  /** Microseconds of the server's processor. */
  readonly cpuPerFrame: number;
  readonly bytesPerStream: number;
}

/** Many streams of the live list beside the same frames from bare Node. */
export async function fanOutLines(site: ChildServer, operator: BusyOperator): Promise<Line[]> {
  const stop = operator.change(ODDS_PER_SECOND);
  const frameBytes = await meanFrameBytes(site);
  const bare = await startServer(
    join(import.meta.dirname, 'bare-broadcast.ts'),
    { FRAME_BYTES: String(frameBytes) },
    import.meta.dirname,
  );
  const nchan = hasNchan() ? await startNchanBroadcast(frameBytes) : null;
  try {
    const found = await interleaved(ROUNDS, {
      floor: () => fanOut(bare, '/', STREAMS),
      ours: () => fanOut(site, TOPIC, STREAMS),
      nchan: async () => (nchan ? fanOut(nchan, '/', STREAMS) : null),
      few: () => fanOut(site, TOPIC, FEW_STREAMS),
      withPages: () => withPages(site, () => fanOut(site, TOPIC, STREAMS)),
    });
    // More than a core can send: to open them takes a minute, so that they have no turn in each round.
    const most = await fanOut(site, TOPIC, MOST_STREAMS);
    const of = (name: keyof typeof found, fact: (one: FanOut) => number) =>
      found[name].map((one) => (one ? fact(one) : NaN));
    const cpu = ({ cpuPerFrame }: FanOut) => cpuPerFrame;
    const delay = ({ slowest1Percent }: FanOut) => slowest1Percent;
    const bytes = median(of('ours', ({ bytesPerStream }) => bytesPerStream));
    const lost = Math.max(
      most.lost,
      ...of('ours', (one) => one.lost),
      ...of('withPages', (one) => one.lost),
    );
    return [
      ratioLine(`Processor time of a delivery, ${STREAMS} streams, to bare Node`, {
        ours: of('ours', cpu),
        floor: of('floor', cpu),
        unit: 'µs',
        target: CPU_TARGET,
      }),
      ratioLine(`99 of 100 deliveries of a frame, ${STREAMS} streams, to bare Node`, {
        ours: of('ours', delay),
        floor: of('floor', delay),
        unit: 'ms',
        target: DELAY_TARGET,
      }),
      ...(nchan
        ? [
            ratioLine(`Processor time of a delivery, ${STREAMS} streams, to nginx with nchan`, {
              ours: of('ours', cpu),
              floor: of('nchan', cpu),
              unit: 'µs',
              target: null,
            }),
            ratioLine(`99 of 100 deliveries of a frame, ${STREAMS} streams, to nginx with nchan`, {
              ours: of('ours', delay),
              floor: of('nchan', delay),
              unit: 'ms',
              target: null,
            }),
          ]
        : [NO_NCHAN]),
      ratioLine(`Processor time of a delivery, ${MOST_STREAMS} streams, to ${FEW_STREAMS}`, {
        ours: found.few.map(() => cpu(most)),
        floor: of('few', cpu),
        unit: 'µs',
        target: LINEAR_TARGET,
      }),
      ratioLine(`99 of 100 deliveries beside ${PAGES_PER_SECOND} pages a second, to none`, {
        ours: of('withPages', delay),
        floor: of('ours', delay),
        unit: 'ms',
        target: DELAY_TARGET_WITH_PAGES,
      }),
      {
        measure: 'Memory of the site for a stream',
        value: `${(bytes / 1_024).toFixed(1)} KiB`,
        target: `at most ${BYTES_TARGET / 1_024} KiB`,
        met: bytes <= BYTES_TARGET,
      },
      { measure: 'Streams lost', value: String(lost), target: '0', met: lost === 0 },
    ];
  } finally {
    stop();
    await bare.stop();
    await nchan?.stop();
  }
}

const NO_NCHAN: Line = {
  measure: 'nginx with nchan (Debian: libnginx-mod-nchan)',
  value: 'not on this machine',
  target: '',
  met: true,
};

interface Compared {
  readonly ours: readonly number[];
  readonly floor: readonly number[];
  readonly unit: string;
  /** Null for a figure that only informs. */
  readonly target: number | null;
}

function ratioLine(measure: string, { ours, floor, unit, target }: Compared): Line {
  const ratio = medianRatio(ours, floor);
  return {
    measure,
    value: `${ratio.toFixed(2)} (${median(ours).toFixed(1)} ${unit} to ${median(floor).toFixed(1)} ${unit})`,
    target: target === null ? '' : `at most ${target}`,
    met: target === null || ratio <= target,
  };
}

async function meanFrameBytes({ origin }: ChildServer): Promise<number> {
  const listeners = await openListeners({ port: portOf(origin), path: TOPIC, streams: 1 });
  const { bytes, frames } = await listeners.hear(SETTLE_MS);
  await listeners.stop();
  return Math.round(bytes / frames);
}

async function fanOut(server: ChildServer, path: string, streams: number): Promise<FanOut> {
  const before = processCost(server.pid);
  const listeners = await openListeners({ port: portOf(server.origin), path, streams });
  await new Promise((resolve) => setTimeout(resolve, SETTLE_MS));
  const begun = processCost(server.pid);
  const heard = await listeners.hear(MEASURED_MS);
  const ended = processCost(server.pid);
  await listeners.stop();
  return {
    ...heard,
    cpuPerFrame: ((ended.cpuSeconds - begun.cpuSeconds) * 1e6) / heard.frames,
    bytesPerStream: (ended.memoryBytes - before.memoryBytes) / streams,
  };
}

/** Guests open the list at an even rate while `measure` runs. */
async function withPages<Measured>(
  { origin }: ChildServer,
  measure: () => Promise<Measured>,
): Promise<Measured> {
  const headers = { ...AS_BROWSER, 'Accept-Encoding': 'br' };
  const timer = setInterval(() => {
    // Only the server's answer is wanted: one that fails is no faster.
    void fetch(`${origin}/esportes`, { headers }).then((answer) => answer.arrayBuffer());
  }, 1_000 / PAGES_PER_SECOND);
  try {
    return await measure();
  } finally {
    clearInterval(timer);
  }
}

function portOf(origin: string): number {
  return Number(new URL(origin).port);
}
