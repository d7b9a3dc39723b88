import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright';
import { machineName } from '../../scripts/setup/machine-name.mjs';
import { openTestStack } from '../resilience/stack/test-stack.ts';
import { createDraw } from '../resilience/storm/draw.ts';
import { registerAccount } from '../resilience/storm/register-account.ts';
import { payIn } from '../resilience/storm/site/new-browser.ts';
import { DayBettor } from './day-bettor.ts';
import { DayBrowser } from './day-browser.ts';
import { DayLog } from './day-log.ts';
import { DayVisitor, TurnedAway } from './day-visitor.ts';
import { PatientOperator } from './patient-operator.ts';
import { DAY, soakPlan } from './plan.ts';
import { type Line, type Sample, soakReport, table } from './report.ts';
import { growthOf, siteFigures, type SiteFigures } from './site-figures.ts';
import { untruths } from './truth.ts';

/**
 * A simulated match day over the whole stack: bettors without scripts and real browsers, a world that plays
 * and settles, a maintenance window and a release. At its end every page is held against the operator's
 * books. `--report` names the file of the report; the environment may make the day smaller (plan.ts).
 */
const { values } = parseArgs({ options: { report: { type: 'string' } } });
const plan = soakPlan(process.env);
const reportFile = values.report ?? 'test-results/soak.md';

/** Units of the currency that a bettor begins with. */
const BALANCE = 300;
const DAY_MS = plan.minutes * 60_000;
const SAMPLE_MS = Math.max(2_000, DAY_MS / 480);
const SAMPLES_PER_WORD = 20;
/** Until every process has read that a maintenance is over. */
const REOPENED_WITHIN_MS = 60_000;
/** The longest wait of a ticket. */
const SETTLED_WITHIN_MS = 15_000;
const BETTORS_AT_ONCE = 20;
const MOST_GROWTH = 0.1;
/** A process that was just started still grows; its growth is promised for days that are longer. */
const LEAST_MINUTES_OF_GROWTH = 60;
const OPEN_BET = 4;

const log = new DayLog();
const samples: Sample[] = [];
const bettors: DayBettor[] = [];
const day = new AbortController();
let isClosed = false;
const mayBeClosed = () => isClosed;

const browserProcess = fork(path.join(import.meta.dirname, 'visiting-browser.ts'));
const engine = await chromium.connect(await addressOf(browserProcess));
const stack = await openTestStack(
  { LOG_LEVEL: 'error' },
  {
    sandboxEnv: { WORLD_SEED: String(plan.seed), WORLD_SPEED: String(plan.worldSpeed) },
    trustedProxies: ['127.0.0.1', '::1'],
  },
);
const operator = new PatientOperator(stack.platformUrl);
try {
  const begunAt = new Date();
  const begun = performance.now();
  const sampling = sample(begun);
  const browsers = await Promise.all(
    Array.from({ length: plan.browsers }, (_, index) => browse(index)),
  );
  const living = [
    ...browsers.map((browser) => browser.live(day.signal)),
    ...Array.from({ length: plan.bettors }, (_, index) =>
      spendDay(index).catch((error: unknown) => log.fail(`bettor ${index}: ${String(error)}`)),
    ),
  ];
  await until(begun, DAY.maintenance.from);
  await closeSportsbook(begun);
  await until(begun, DAY.release);
  const releasedIn = await release();
  await until(begun, 1);
  day.abort();
  await Promise.all([...living, sampling]);
  await wait(SETTLED_WITHIN_MS);
  const lines = await judge(browsers, releasedIn);
  const heading = [
    `${plan.bettors} bettors without scripts and ${plan.browsers} browsers over ${plan.minutes} minutes ` +
      `of a world at ${plan.worldSpeed} times its pace, seed ${plan.seed}, on ${begunAt.toISOString().slice(0, 10)}: ` +
      `two sites behind nginx on Redis, the platform and all visitors on one machine of ` +
      `${machineName()}.`,
    `The sportsbook is in maintenance from ${Math.round(plan.minutes * DAY.maintenance.from)} to ` +
      `${Math.round(plan.minutes * DAY.maintenance.until)} minutes; both sites are started anew at ` +
      `${Math.round(plan.minutes * DAY.release)}.`,
  ];
  const report = soakReport({ heading, lines, samples, problems: log.failures });
  await mkdir(path.dirname(reportFile), { recursive: true });
  await writeFile(reportFile, report);
  process.stdout.write(`${table(lines)}\n${log.failures.join('\n')}\nThe report: ${reportFile}\n`);
  if (lines.some(({ isKept }) => !isKept)) process.exitCode = 1;
} finally {
  day.abort();
  // A browser that is lost leaves the stack to be closed.
  await engine.close().catch((error: unknown) => process.stderr.write(`${String(error)}\n`));
  if (browserProcess.connected) browserProcess.disconnect();
  if (process.exitCode) await writeFile(`${reportFile}.log`, stack.log());
  await stack.close();
}

/** Where the browser of a process is. Rejects when the process ends before it has one. */
async function addressOf(child: ChildProcess): Promise<string> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`The browser ended with ${code}`);
  });
  const [address] = await Promise.race([once(child, 'message'), ended]);
  return address as string;
}

/** Waits for a share of the day. */
async function until(begun: number, share: number): Promise<void> {
  await wait(Math.max(0, begun + DAY_MS * share - performance.now()));
}

async function sample(begun: number): Promise<void> {
  let last = performance.now();
  while (!day.signal.aborted) {
    await wait(SAMPLE_MS, undefined, { signal: day.signal }).catch(() => undefined);
    const sites = await Promise.all(stack.metricsUrls.map(siteFigures));
    const now = performance.now();
    const stretch = { ...log.stretch(), seconds: (now - last) / 1_000 };
    samples.push({ minute: (now - begun) / 60_000, stretch, sites });
    if (samples.length % SAMPLES_PER_WORD === 0) tellProgress(begun);
    last = now;
  }
}

function tellProgress(begun: number): void {
  const minute = Math.round((performance.now() - begun) / 60_000);
  const [last = ''] = (log.failures.at(-1) ?? '').split('\n');
  process.stdout.write(
    `Minute ${minute}: ${log.counts.requests} answers, ${log.failed} failed ${last}\n`,
  );
}

function browse(index: number): Promise<DayBrowser> {
  const draw = createDraw(-plan.seed - index);
  const { url, platformUrl } = stack;
  const restMs = DAY_MS * DAY.browserRest;
  return DayBrowser.open(engine, { url, platformUrl, log, draw, mayBeClosed, restMs });
}

/** Comes at some time of the morning, and stays. */
async function spendDay(index: number): Promise<void> {
  const draw = createDraw(plan.seed + index);
  const comesAfterMs = draw.integer(0, DAY_MS * DAY.arrived);
  await wait(comesAfterMs, undefined, { signal: day.signal }).catch(() => undefined);
  if (day.signal.aborted) return;
  const { email, password, token } = await registerAccount(operator);
  await payIn(BALANCE, token, operator);
  const address = `10.${index >> 16}.${(index >> 8) & 255}.${index & 255}`;
  const addresses = { sandbox: { url: stack.platformUrl }, site: stack };
  const visitor = new DayVisitor({ addresses, address, log, mayBeClosed });
  const restMs = DAY_MS * DAY.rest;
  const bettor = new DayBettor({ email, password }, { visitor, operator, log, draw, restMs });
  bettors.push(bettor);
  await bettor.logIn().catch(ifTurnedAway);
  await bettor.live(day.signal);
}

async function closeSportsbook(begun: number): Promise<void> {
  isClosed = true;
  await operator.order('maintenance', { name: 'sportsbook', value: true });
  await until(begun, DAY.maintenance.until);
  await operator.order('maintenance', { name: 'sportsbook', value: false });
  setTimeout(() => (isClosed = false), REOPENED_WITHIN_MS);
}

/** Seconds that it took to start both sites anew. */
async function release(): Promise<number> {
  const begun = performance.now();
  await stack.roll();
  return (performance.now() - begun) / 1_000;
}

async function judge(browsers: readonly DayBrowser[], releasedIn: number): Promise<Line[]> {
  let [trueBettors, trueBrowsers, settled] = [0, 0, 0];
  await forEach(bettors, async (bettor) => {
    const wrong = await untruths(bettor, operator).catch(ifTurnedAway);
    if (wrong?.length === 0) trueBettors += 1;
    for (const each of wrong ?? []) log.fail(each);
    const { tickets } = await operator.account(bettor.account.email);
    settled += tickets.filter(({ betStatus }) => betStatus > OPEN_BET).length;
  });
  for (const browser of browsers) {
    const wrong = await browser.untruths();
    if (wrong.length === 0) trueBrowsers += 1;
    for (const each of wrong) log.fail(each);
  }
  const { total } = await operator.ledger();
  const openIntents = samples
    .at(-1)
    ?.sites.reduce((sum, site) => sum + (site?.openIntents ?? 0), 0);
  const { counts } = log;
  const told = (measure: string, value: number | string): Line => ({
    measure,
    value: String(value),
    promise: '',
    isKept: true,
  });
  const kept = (measure: string, value: number, promise: number): Line => ({
    measure,
    value: String(value),
    promise: String(promise),
    isKept: value === promise,
  });
  return [
    told('Answers', counts.requests),
    told('Bets accepted; said to be refused', `${counts.bets}; ${counts.refusals}`),
    told('Bets settled', settled),
    told('Bets cashed out; deposits', `${counts.cashOuts}; ${counts.deposits}`),
    told(
      'Pages of the closed sportsbook; of events that had ended',
      `${counts.closed}; ${counts.gone}`,
    ),
    told('Bettors told how long they have played', counts.realityChecks),
    told('Seconds to start both sites anew', releasedIn.toFixed(0)),
    kept('Bettors whose pages are as the books', trueBettors, bettors.length),
    kept('Browsers whose prices are those of the world', trueBrowsers, plan.browsers),
    kept('Failed answers, errors in browsers, untrue pages', log.failed, 0),
    kept('The ledger’s sum', total, 0),
    told('Movements of money without an end, at the end of the day', openIntents ?? 0),
    ...memoryLines(),
  ];
}

/** Memory since the release, by site. */
function memoryLines(): Line[] {
  const isLong = plan.minutes >= LEAST_MINUTES_OF_GROWTH;
  const steady = samples.filter(({ minute }) => minute >= plan.minutes * DAY.steady);
  return stack.metricsUrls.map((_, index): Line => {
    const of = (read: (figures: SiteFigures) => number) =>
      steady.flatMap(({ sites }) => {
        const figures = sites[index];
        return figures ? [read(figures)] : [];
      });
    const memory = of((figures) => figures.memory);
    const growth = growthOf(memory);
    return {
      measure: `Memory of site ${index + 1} from its first to its last fifth after the release`,
      value: `${(growth * 100).toFixed(1)} %, at most ${Math.max(...memory).toFixed(0)} MiB`,
      promise: isLong ? `at most ${MOST_GROWTH * 100} %` : '',
      isKept: !isLong || growth <= MOST_GROWTH,
    };
  });
}

/** Does the work for each item, some of them at a time. */
async function forEach<Item>(items: readonly Item[], work: (item: Item) => Promise<void>) {
  const left = [...items];
  const worker = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: BETTORS_AT_ONCE }, worker));
}

function ifTurnedAway(error: unknown): undefined {
  if (!(error instanceof TurnedAway)) throw error;
}
