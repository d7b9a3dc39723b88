import type { CDPSession } from 'playwright';

/** A task above this many milliseconds is felt. */
export const LONG_TASK_MS = 50;

/** One event of a trace, as far as it is read here. Times are microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the thread, not of the clock: other work on the machine doesn't count. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/** How long each task of the page's main thread took, in milliseconds. */
export async function tasksDuring(
  devtools: CDPSession,
  work: () => Promise<void>,
): Promise<number[]> {
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) => {
    events.push(...(value as unknown as TraceEvent[]));
  });
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['disabled-by-default-devtools.timeline'] },
  });
  await work();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  const thread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`;
  const isMainThread = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const mainThreads = new Set(events.filter(isMainThread).map(thread));
  return events
    .filter((event) => event.name === 'RunTask' && mainThreads.has(thread(event)))
    .map(({ tdur = 0 }) => tdur / 1_000);
}
