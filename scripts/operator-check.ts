import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { ConfigError, readConfig } from '../apps/site/server/config.ts';
import { environment } from '../apps/site/server/environment.ts';
import {
  checkOperator,
  type TestAccount,
} from '../packages/upstream/src/operator-check/check-operator.ts';
import { comparedByHand } from '../packages/upstream/src/operator-check/report.ts';
import { reportPage } from '../packages/upstream/src/operator-check/report-page.ts';
import { labelLanguage } from '../packages/upstream/src/sportsbook/content-labels.ts';
import { plannedEndpoints } from '../tests/contract/planned-endpoints.ts';
import { chosenBrand, countryOf, knownBrands } from './setup/brands.mjs';
import { SetupFailure } from './setup/failure.mjs';

/**
 * Calls an operator's hosts, reading only, and compares what they answer with the contract:
 * `npm run operator:check -- --env operator.env`. Writes a report and ends with 1 when a call differs.
 */
const USE = `npm run operator:check -- --env FILE [--out FOLDER] [--slow MILLISECONDS]

  --env   the environment of the site: the addresses, BRAND, and for calls that need an account
          CHECK_USERNAME and CHECK_PASSWORD, or CHECK_TOKEN (these may stand in the shell instead)
  --out   where index.html and report.json are written; dist/operator-check unless given
  --slow  answers slower than this differ; 2000 unless given
`;

const TIMEOUT_MS = 15_000;
const LISTEN_MS = 1000;

type Variables = Readonly<Record<string, string | undefined>>;

class UsageError extends Error {}

/** A login or a token from the file, or from the shell, which keeps them out of files. */
function accountOf(file: Variables, shell: Variables): TestAccount | null {
  const read = (name: string) => shell[name] || file[name] || undefined;
  const token = read('CHECK_TOKEN');
  if (token !== undefined) return { token };
  const [username, password] = [read('CHECK_USERNAME'), read('CHECK_PASSWORD')];
  if (username !== undefined && password !== undefined) return { username, password };
  if (username === undefined && password === undefined) return null;
  throw new UsageError('Set both CHECK_USERNAME and CHECK_PASSWORD, or neither.');
}

function millisecondsIn(text: string): number {
  if (!/^[1-9]\d{0,5}$/.test(text)) throw new UsageError(`--slow is no time in ms: ${text}`);
  return Number(text);
}

function optionsIn(args: readonly string[]) {
  const { values } = parseArgs({
    args: [...args],
    options: {
      env: { type: 'string' },
      out: { type: 'string', default: 'dist/operator-check' },
      slow: { type: 'string', default: '2000' },
    },
  });
  if (values.env === undefined) throw new UsageError(USE);
  return { file: values.env, folder: values.out, slowMs: millisecondsIn(values.slow) };
}

async function variablesIn(file: string): Promise<Variables> {
  try {
    return parseEnv(await readFile(file, 'utf8')) as Variables;
  } catch {
    throw new UsageError(`There is no file ${file} that can be read.`);
  }
}

/** Read by Node, by the library of traces or by this command, and not by the site itself. */
const OF_OTHERS = /^(?:NODE_|OTEL_|SSL_|CHECK_)|^TZ$/;

/** What lets a site start, and not as it was meant. */
function warningsOn(file: Variables): readonly string[] {
  const unknown = Object.keys(file).filter(
    (name) => !(name in environment.shape) && !OF_OTHERS.test(name),
  );
  const isUnchecked = file['NODE_ENV'] !== 'production' && !file['SANDBOX_URL'];
  return [
    ...unknown.map((name) => `${name} is no variable of the site, and is not read`),
    ...(isUnchecked ? ['NODE_ENV is not production: a site would start without any check'] : []),
  ];
}

async function check(args: readonly string[]): Promise<void> {
  const { file, folder, slowMs } = optionsIn(args);
  const variables = await variablesIn(file);
  const config = readConfig(variables);
  for (const warning of warningsOn(variables)) console.error(`WARNING ${warning}`);
  const brand = chosenBrand({ BRAND: config.brand }, knownBrands());
  const report = await checkOperator({
    hosts: config.upstreamHosts,
    brand,
    language: labelLanguage(countryOf(brand)),
    account: accountOf(variables, process.env),
    slowMs,
    timeoutMs: TIMEOUT_MS,
    listenMs: LISTEN_MS,
    unused: new Set(Object.values(plannedEndpoints).flat()),
    now: Date.now,
    onCall({ outcome, name, differences }) {
      if (outcome === 'notCalled') return;
      console.log(`${outcome === 'fits' ? 'ok     ' : 'DIFFERS'} ${name}`);
      for (const { aspect, place, problem } of differences) {
        console.log(`          ${aspect}${place === '' ? '' : ` at ${place}`}: ${problem}`);
      }
    },
  });
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'report.json'), `${JSON.stringify(report, null, 2)}\n`);
  await writeFile(path.join(folder, 'index.html'), reportPage(report));
  const { differs, fits, notCalled } = report.counts;
  console.log(`\n${differs} calls differ, ${fits} fit, ${notCalled} were not called`);
  console.log(
    `${comparedByHand(report).length} of those the site makes: compare them by hand, the report has a table of them`,
  );
  console.log(`Report: ${path.join(folder, 'index.html')}`);
  if (differs > 0) process.exitCode = 1;
}

try {
  await check(process.argv.slice(2));
} catch (error) {
  const isMistake =
    error instanceof UsageError ||
    error instanceof ConfigError ||
    error instanceof SetupFailure ||
    (error instanceof TypeError && 'code' in error);
  if (!isMistake) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
