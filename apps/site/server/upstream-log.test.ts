import { createUpstreamClient } from '@vitrine/upstream/base/client';
import { liveMatches } from '@vitrine/upstream/contract/sportsbook/live-matches';
import { sidebarHeadbar } from '@vitrine/upstream/contract/sportsbook/header';
import { aWireMatch } from '@vitrine/upstream/test/wire-match';
import { pino } from 'pino';
import { Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startFakeOperator, type FakeOperator } from '../test/fake-operator.ts';
import { upstreamLog } from './upstream-log.ts';

interface Line {
  readonly level: number;
  readonly msg: string;
  readonly host: string;
}

const WARNING = 40;

describe('the log of calls', () => {
  let operator: FakeOperator;
  let lines: Line[];
  beforeEach(async () => {
    operator = await startFakeOperator();
    lines = [];
  });
  afterEach(() => operator.close().catch(() => undefined));

  function client(fetch?: typeof globalThis.fetch) {
    const stream = new Writable({
      write(chunk, _encoding, done) {
        lines.push(JSON.parse(String(chunk)) as Line);
        done();
      },
    });
    return createUpstreamClient({
      hosts: operator.hosts,
      now: Date.now,
      ...(fetch ? { fetch } : {}),
      log: upstreamLog(pino({ level: 'info' }, stream)),
    });
  }

  it('CAT-31 reports a network error without a response once per host, as a probable cross-origin error', async () => {
    const upstream = client(() => Promise.reject(new TypeError('fetch failed')));
    const ask = { deadlineMs: 3_000 };
    for (let asked = 0; asked < 3; asked += 1) {
      await upstream.call(liveMatches, ask).catch(() => undefined);
    }
    await upstream.call(sidebarHeadbar, ask).catch(() => undefined);
    const warned = lines.filter(({ level }) => level === WARNING);
    expect(warned.map(({ host }) => host)).toEqual([liveMatches.host, sidebarHeadbar.host]);
    for (const { msg } of warned) {
      expect(msg).toContain('the host can’t be reached');
      expect(msg).toContain('probably a cross-origin error');
    }
    expect(lines.length).toBe(4);
  });

  it('NET-02 warns of rows that were left out of a list, and says of the first what was wrong', async () => {
    const rows = [aWireMatch(), aWireMatch({ scheduleTime: 'soon' })];
    const upstream = client(() => Promise.resolve(Response.json({ data: rows })));
    const { data } = await upstream.call(liveMatches);
    expect(data.map(({ id }) => id)).toEqual(['sr:match:1']);
    expect(lines).toMatchObject([
      {
        level: WARNING,
        outcome: 'answered',
        leftOut: '1, the first for data[1].scheduleTime: expected a moment with its zone',
      },
    ]);
  });

  it('warns of every failure that has an answer', async () => {
    const upstream = client();
    operator.broken.add('/live-matches');
    await upstream.call(liveMatches).catch(() => undefined);
    await upstream.call(liveMatches).catch(() => undefined);
    expect(lines.filter(({ level }) => level === WARNING).map(({ msg }) => msg)).toEqual([
      'upstream call',
      'upstream call',
    ]);
  });
});
