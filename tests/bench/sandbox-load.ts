import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { listenTo, type Listening } from './feed-listeners.ts';
import { REPOSITORY } from './paths.ts';
import { printTable, type Line } from './table.ts';

/** Runs a program on the first core alone, where the machine can. */
const PINNED = ['taskset', '-c', '0'] as const;
/** What the embedded platform must bear on one core. */
const TARGET = { live: 1_000, prematch: 20_000, messagesPerSecond: 200 };
/** The scale of the world that reaches it. */
const WORLD = { WORLD_LIVE: '38', WORLD_UPCOMING: '4', WORLD_SPEED: '1' };
/** Every sport of matches. */
const SPORTS = [1, 2, 3, 4, 5, 6, 10, 12, 16, 20, 21, 22, 23, 29, 34, 117, 137, 153].map(
  (number) => `sr:sport:${number}`,
);
const TOPICS = [
  '/home',
  ...SPORTS.map((sport) => `/sport/${sport}`),
  ...SPORTS.map((sport) => `/sport/${sport}/prematch`),
];
const LISTENERS_PER_TOPIC = 3;
const READY_WITHIN_MS = 60_000;
const SETTLE_MS = 20_000;
const MEASURED_MS = 60_000;
/** Lists are read anew at this rhythm while the feed is measured. */
const LIST_EVERY_MS = 5_000;
/** A look that takes longer than from one to the next falls behind. */
const TICK_MS = 500;

interface Pace {
  readonly ticks: number;
  readonly missed: number;
  readonly late: Spread;
  readonly work: Spread;
  readonly cpuSeconds: number;
}

/** Milliseconds that half of the looks, all but one in a hundred, and all stay below. */
interface Spread {
  readonly median: number;
  readonly p99: number;
  readonly most: number;
}

interface ReadList {
  readonly events: number;
  readonly bytes: number;
  readonly milliseconds: number;
}

const folder = mkdtempSync(join(tmpdir(), 'vitrine-load-'));
const { child, origin, isPinned } = await startPlatform();
try {
  process.exitCode = printTable(await measure()) ? 0 : 1;
} finally {
  child.kill('SIGTERM');
  if (child.exitCode === null) await once(child, 'exit');
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<Line[]> {
  const cold = await readLists();
  const listening = TOPICS.flatMap((topic) =>
    Array.from({ length: LISTENERS_PER_TOPIC }, () => listenTo(`${origin}/feed-gate${topic}`)),
  );
  await wait(SETTLE_MS);
  const before = listening.map((listener) => listener.heard());
  const { cpuSeconds: cpuBefore } = await pace();
  const begun = performance.now();
  const slowest: ReadList[] = [];
  while (performance.now() - begun < MEASURED_MS) {
    await wait(LIST_EVERY_MS);
    slowest.push(slowestOf(await readLists()));
  }
  const seconds = (performance.now() - begun) / 1_000;
  const after = await pace();
  const messages = heardSince(listening, before) / seconds;
  for (const listener of listening) listener.stop();
  const lists = await readLists();
  return [
    ...offerLines(lists),
    ...feedLines(listening, messages),
    ...paceLines(after, (after.cpuSeconds - cpuBefore) / seconds),
    ...listLines(cold, slowest),
  ];
}

function offerLines([live, ...prematch]: readonly ReadList[]): Line[] {
  const upcoming = prematch.reduce((sum, { events }) => sum + events, 0);
  return [
    atLeast('Live events', live?.events ?? 0, TARGET.live),
    atLeast('Events to come', upcoming, TARGET.prematch),
  ];
}

/** Topics tell different things: each counts once, by what its listeners heard on average. */
function feedLines(listening: readonly Listening[], messagesPerSecond: number): Line[] {
  const lost = listening.filter((listener) => listener.isLost()).length;
  return [
    atLeast('Feed messages a second, on all topics', messagesPerSecond, TARGET.messagesPerSecond),
    {
      measure: `Listeners lost, of ${listening.length}`,
      value: String(lost),
      target: '0',
      met: lost === 0,
    },
  ];
}

function paceLines({ ticks, missed, late, work }: Pace, cpuShare: number): Line[] {
  const told = (spread: Spread) =>
    [spread.median, spread.p99, spread.most].map((value) => `${value.toFixed(0)} ms`).join(', ');
  const within = (spread: Spread) => ({
    value: told(spread),
    target: `99 of 100 within ${TICK_MS} ms`,
    met: spread.p99 < TICK_MS,
  });
  return [
    { measure: `${ticks} looks done after they were due: median, 99 of 100, all`, ...within(late) },
    { measure: 'Processor time of a look: median, 99 of 100, all', ...within(work) },
    {
      measure: 'Looks left out',
      value: String(missed),
      target: 'at most 1 in 100',
      met: missed * 100 <= ticks,
    },
    {
      measure: isPinned ? 'Share of its one core' : 'Share of a core (not pinned to one)',
      value: `${(cpuShare * 100).toFixed(0)} %`,
      target: 'below 100 %',
      met: cpuShare < 1,
    },
  ];
}

function listLines(cold: readonly ReadList[], slowest: readonly ReadList[]): Line[] {
  const told = ({ events, bytes, milliseconds }: ReadList) =>
    `${events} events, ${(bytes / 1e6).toFixed(1)} MB, ${milliseconds.toFixed(0)} ms`;
  return [
    { measure: 'The slowest list, read first', value: told(slowestOf(cold)) },
    { measure: 'The slowest list while the feed speaks', value: told(slowestOf(slowest)) },
  ].map((line) => ({ ...line, target: '', met: true }));
}

function atLeast(measure: string, value: number, target: number): Line {
  return { measure, value: value.toFixed(0), target: `at least ${target}`, met: value >= target };
}

function slowestOf(lists: readonly ReadList[]): ReadList {
  return lists.reduce((slowest, list) =>
    list.milliseconds > slowest.milliseconds ? list : slowest,
  );
}

function heardSince(listening: readonly Listening[], before: readonly number[]): number {
  const heard = listening.map((listener, index) => listener.heard() - (before[index] ?? 0));
  return heard.reduce((sum, messages) => sum + messages, 0) / LISTENERS_PER_TOPIC;
}

/** The live list first, then those of the sports. */
async function readLists(): Promise<ReadList[]> {
  const paths = ['/live-matches', ...SPORTS.map((sport) => `/prematch/${sport}`)];
  const lists: ReadList[] = [];
  for (const path of paths) {
    const begun = performance.now();
    const text = await (await fetch(`${origin}/front-back${path}`)).text();
    const milliseconds = performance.now() - begun;
    const { data } = JSON.parse(text) as { data: readonly unknown[] };
    lists.push({ events: data.length, bytes: Buffer.byteLength(text), milliseconds });
  }
  return lists;
}

async function pace(): Promise<Pace> {
  return (await (await fetch(`${origin}/sandbox/world/pace`)).json()) as Pace;
}

async function startPlatform(): Promise<{
  readonly child: ChildProcess;
  readonly origin: string;
  readonly isPinned: boolean;
}> {
  const port = await freePort();
  const program = [process.execPath, join(REPOSITORY, 'apps/sandbox/src/main.ts')];
  const [pin, ...pinned] = PINNED;
  const isPinned = spawnSync(pin, [...pinned, 'true']).status === 0;
  const [command = '', ...args] = isPinned ? [...PINNED, ...program] : program;
  const child = spawn(command, args, {
    cwd: REPOSITORY,
    env: {
      ...process.env,
      ...WORLD,
      NODE_ENV: 'production',
      SANDBOX_PORT: String(port),
      SANDBOX_DATA: join(folder, 'sandbox.sqlite'),
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const origin = `http://127.0.0.1:${port}`;
  const until = performance.now() + READY_WITHIN_MS;
  while (!(await fetch(`${origin}/sandbox/health`).catch(() => null))?.ok) {
    if (child.exitCode !== null) throw new Error(`The platform ended with ${child.exitCode}`);
    if (performance.now() > until) throw new Error('The platform did not answer in time');
    await wait(100);
  }
  return { child, origin, isPinned };
}
