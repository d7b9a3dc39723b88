import { once } from 'node:events';
import { createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import type { Draw } from '../storm/draw.ts';

/** The share of the messages that each fault meets, from 0 to 1. */
export type FeedFaults = Readonly<Record<'dropped' | 'doubled' | 'late', number>>;

/** A way to the operator's feed gate on which messages are lost, come twice, or after later ones. */
export interface FaultyFeed {
  /** In place of the feed gate's address. */
  readonly url: string;
  /** Until it is given others. */
  setFaults(faults: FeedFaults): void;
  /** How many messages came while there were faults, and how many of them met each. */
  counts(): Readonly<Record<'passed' | keyof FeedFaults, number>>;
  /** Markets of which the newest that was let through says that they are suspended, and since when. */
  suspended(): ReadonlyMap<string, number>;
  close(): Promise<void>;
}

export const NO_FAULTS: FeedFaults = { dropped: 0, doubled: 0, late: 0 };
/** What comes late comes behind the next messages of its stream, and within the two seconds of 2§4. */
const LATE_MS = { least: 50, most: 1_000 };

/** A message about odds, as far as it is watched here. */
interface WireOdds {
  readonly timestamp: number;
  readonly markets: readonly { readonly id: string; readonly status: number | string }[];
}

/** What either provider calls a market that takes no bets for now. */
const SUSPENDED: ReadonlySet<number | string> = new Set([-1, 'Suspended']);

interface Told {
  readonly isSuspended: boolean;
  /** By the operator's clock. */
  readonly producedAt: number;
  /** By `performance.now()`. */
  readonly since: number;
}

/** Opens the way to the feed gate at an address. */
export async function openFaultyFeed(gateUrl: string, draw: Draw): Promise<FaultyFeed> {
  const count = { passed: 0, dropped: 0, doubled: 0, late: 0 };
  const told = new Map<string, Told>();
  let faults = NO_FAULTS;

  function note(block: string): void {
    const [, data] = /^event: oddsChange$[\s\S]*^data: (.*)$/m.exec(block) ?? [];
    if (data === undefined) return;
    const { timestamp: producedAt, markets } = JSON.parse(data) as WireOdds;
    for (const { id, status } of markets) {
      const known = told.get(id);
      if (known && known.producedAt > producedAt) continue;
      const isSuspended = SUSPENDED.has(status);
      const since = known?.isSuspended === isSuspended ? known.since : performance.now();
      told.set(id, { isSuspended, producedAt, since });
    }
  }

  function passOn(block: string, answer: ServerResponse): void {
    note(block);
    answer.write(`${block}\n\n`);
  }

  async function passOnLater(block: string, answer: ServerResponse): Promise<void> {
    await wait(draw.integer(LATE_MS.least, LATE_MS.most));
    if (!answer.destroyed) passOn(block, answer);
  }

  function meet(block: string, answer: ServerResponse): void {
    if (!block.startsWith('event:') || faults === NO_FAULTS) {
      passOn(block, answer);
      return;
    }
    const { dropped, doubled, late } = faults;
    const fault = draw.weighted({ passed: 1 - dropped - doubled - late, dropped, doubled, late });
    count[fault] += 1;
    if (fault === 'passed' || fault === 'doubled') passOn(block, answer);
    if (fault === 'late' || fault === 'doubled') void passOnLater(block, answer);
  }

  const server = createServer((asked, answer) => {
    const { url = '/', headers } = asked;
    const onward = request(gateUrl + url, { agent: false, headers }, (found) => {
      answer.writeHead(found.statusCode ?? 502, found.headers);
      let unread = '';
      found.setEncoding('utf8');
      found.on('data', (text: string) => {
        const blocks = (unread + text).split('\n\n');
        unread = blocks.pop() ?? '';
        for (const block of blocks) meet(block, answer);
      });
      found.on('close', () => answer.destroy());
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    onward.end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    setFaults: (given) => void (faults = given),
    counts: () => ({ ...count }),
    suspended: () =>
      new Map(
        [...told].flatMap(([id, { isSuspended, since }]) =>
          isSuspended ? [[id, since] as const] : [],
        ),
      ),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
