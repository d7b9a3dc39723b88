import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, request as httpRequest } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { oneArena, siteFlags } from '../../scripts/servers/site-process.mjs';
import { SiteVisitor } from '../e2e/support/site-visitor.ts';
import { Operator } from '../resilience/storm/operator.ts';
import { registerAccount } from '../resilience/storm/register-account.ts';
import { type ChildServer, isPinning, startServer } from './child-server.ts';
import { REPOSITORY, SITE } from './paths.ts';
import {
  type AskedPlacement,
  type PlacingOperator,
  startPlacingOperator,
} from './placing-operator.ts';
import type { Line } from './table.ts';

const SLIP = '/bet-slip';
const BETTORS = 200;
const ROUNDS = 5;
const EVERY_MS = 10;
/** The site alone has this core. */
const SITE_CORE = 0;
const OTHER_CORE = 1;
const TARGET_MS = { median: 5, p99: 15 };
/** An answer that never comes must not hold the table back. */
const LOST_AFTER_MS = 10_000;
const LOOKS = 50;
const LOOK_EVERY_MS = 200;
/** The button that empties the slip of a result. */
const LEAVE = 'dismiss none';
const NOT_SOON_MS = 60 * 60_000;

/** Somebody who is logged in, with money for the bets of all rounds. */
interface Bettor {
  readonly visitor: SiteVisitor;
  /** Nobody else's, so that a placement tells whose it is; as the operator writes it. */
  readonly stake: number;
}

/**
 * What the site adds between the post of a slip and the operator's request, beside a client that calls
 * the operator itself, at a hundred placements a second.
 */
export async function placingLines(brand: string): Promise<Line[]> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const platform = await startServer(
    join(REPOSITORY, 'apps/sandbox/src/main.ts'),
    { SANDBOX_DATA: join(folder, 'sandbox.sqlite') },
    REPOSITORY,
    { portName: 'SANDBOX_PORT', health: '/sandbox/health', core: OTHER_CORE },
  );
  const operator = await startPlacingOperator(platform.origin);
  const site = await startServer(
    join(SITE, 'server/main.mjs'),
    {
      ...oneArena,
      BRAND: brand,
      LOG_LEVEL: 'error',
      SANDBOX_URL: operator.origin,
      SITE_DATA: join(folder, 'site.sqlite'),
      SESSION_SECRET: 'only-for-the-measurement-of-this-run',
      TRUST_PROXY: '1',
    },
    SITE,
    { flags: siteFlags, core: SITE_CORE },
  );
  try {
    return await measured(platform, operator, site);
  } finally {
    await site.stop();
    await operator.stop();
    await platform.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measured(
  platform: ChildServer,
  operator: PlacingOperator,
  site: ChildServer,
): Promise<Line[]> {
  const bettors = await logInAll(platform, site);
  const event = await eventPath(platform);
  const bySite: number[] = [];
  const direct: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const forms = await filledSlips(bettors, event, round);
    // A kept connection may be closed between two rounds.
    const agent = new Agent({ keepAlive: true });
    const sent = await placeAll(forms, ({ cookie, fields, stake }) =>
      timed(operator, stake, () =>
        post(site.origin + SLIP, new URLSearchParams(fields).toString(), agent, {
          cookie,
          origin: site.origin,
          'content-type': 'application/x-www-form-urlencoded',
        }),
      ),
    );
    const asked = sent.flatMap((one) => one ?? []);
    const again = await placeAll(asked, ({ asked: { path, headers, body } }) =>
      timed(operator, body.ticketRequest[0]?.stake ?? 0, () => {
        const repeated = { ...body, connectionId: `${body.connectionId}/${round}` };
        const { authorization = '', 'feed-version': version = '' } = headers;
        return post(operator.origin + path, JSON.stringify(repeated), agent, {
          authorization,
          'feed-version': String(version),
          'content-type': 'application/json',
        });
      }),
    );
    agent.destroy();
    // The first round warms everything up.
    if (round === 0) continue;
    bySite.push(...asked.map(({ milliseconds }) => milliseconds));
    direct.push(...again.flatMap((one) => one?.milliseconds ?? []));
  }
  return lines(bySite, direct);
}

function lines(bySite: readonly number[], direct: readonly number[]): Line[] {
  const posts = BETTORS * ROUNDS;
  const added = (share: number) => shareOf(bySite, share) - shareOf(direct, share);
  const line = (name: 'median' | 'p99', share: number): Line => ({
    measure: `Post of "place" to the operator's request, ${name}: added to a direct call`,
    value: `${added(share).toFixed(1)} ms (${shareOf(bySite, share).toFixed(1)} to ${shareOf(direct, share).toFixed(1)})`,
    target: `at most ${TARGET_MS[name]} ms`,
    met: added(share) <= TARGET_MS[name],
  });
  return [
    line('median', 0.5),
    line('p99', 0.99),
    {
      measure: `Placements that reached the operator, at ${1_000 / EVERY_MS} a second`,
      value: `${bySite.length} of ${posts}`,
      target: 'all',
      met: bySite.length === posts,
    },
    {
      measure: 'The site has a core of its own',
      value: isPinning() ? 'yes' : 'no: this machine pins no process',
      target: '',
      met: true,
    },
  ];
}

function shareOf(times: readonly number[], share: number): number {
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * share)] ?? NaN;
}

async function logInAll(platform: ChildServer, site: ChildServer): Promise<readonly Bettor[]> {
  const operator = new Operator(platform.origin);
  const servers = { sandbox: { url: platform.origin }, site: { url: site.origin } };
  const bettors: Bettor[] = [];
  for (let index = 0; index < BETTORS; index += 1) {
    const { email, password } = await registerAccount(operator);
    const visitor = new SiteVisitor(servers, `10.0.0.${index + 1}`);
    await visitor.logIn(email, password);
    await visitor.deposit('100,00');
    bettors.push({ visitor, stake: (100 + index) / 100 });
  }
  return bettors;
}

/** A match that does not start while this is measured. */
async function eventPath(platform: ChildServer): Promise<string> {
  const answer = await fetch(`${platform.origin}/front-back/prematch/sr:sport:1`);
  const { data } = (await answer.json()) as {
    data: readonly { readonly id: string; readonly scheduleTime: string }[];
  };
  const match = data.find(
    ({ scheduleTime }) => Date.parse(scheduleTime) > Date.now() + NOT_SOON_MS,
  );
  if (!match) throw new Error('No match is to come');
  return `/esportes/futebol/evento/${match.id}`;
}

interface FilledSlip {
  readonly cookie: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly stake: number;
}

/** One single on the slip of each, ready to be placed. */
async function filledSlips(
  bettors: readonly Bettor[],
  event: string,
  round: number,
): Promise<readonly FilledSlip[]> {
  const filled: FilledSlip[] = [];
  for (const { visitor, stake } of bettors) {
    if (round > 0) await leaveResult(visitor);
    await visitor.addFirstPrice(event);
    filled.push({
      cookie: visitor.cookies.map(({ name, value }) => `${name}=${value}`).join('; '),
      fields: await visitor.placementForm(stake.toFixed(2).replace('.', ',')),
      stake,
    });
  }
  return filled;
}

/** Leaves the result of the round before, once the operator has decided. */
async function leaveResult(visitor: SiteVisitor): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) {
    const { html } = await visitor.get(SLIP);
    if (html.includes(`value="${LEAVE}"`)) {
      await visitor.post(SLIP, { do: LEAVE, returnTo: SLIP });
      return;
    }
    await wait(LOOK_EVERY_MS);
  }
  throw new Error('A placement was not decided');
}

/** Begins one after the other at an even rate, whether those before are answered or not. */
async function placeAll<Item, Result>(
  items: readonly Item[],
  place: (item: Item) => Promise<Result>,
): Promise<readonly Result[]> {
  const begun = performance.now();
  return Promise.all(
    items.map(async (item, index) => {
      await wait(Math.max(0, begun + index * EVERY_MS - performance.now()));
      return place(item);
    }),
  );
}

/** How long a placement took to reach the operator; null for one that did not. */
async function timed(
  operator: PlacingOperator,
  stake: number,
  send: () => Promise<void>,
): Promise<{ readonly milliseconds: number; readonly asked: AskedPlacement } | null> {
  const arrival = operator.asked(stake);
  const begun = performance.now();
  const [asked] = await Promise.all([
    Promise.race([arrival, wait(LOST_AFTER_MS, null, { ref: false })]),
    send(),
  ]);
  return asked && { milliseconds: asked.at - begun, asked };
}

function post(
  address: string,
  body: string,
  agent: Agent,
  headers: Readonly<Record<string, string>>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = httpRequest(address, { method: 'POST', agent, headers }, (response) => {
      response.resume().on('end', resolve).on('error', reject);
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
