import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openBrowser } from '../../../test/browser.ts';
import { openTestSite } from '../../../test/site.ts';
import { loader } from './bet-updates.ts';

const PATH = '/bet-history/updates';

let gate: Server;
let followers: ServerResponse[];

/** A site whose operator streams what the test says. */
async function openSite() {
  followers = [];
  const asked: { readonly url: string | undefined; readonly token: string | undefined }[] = [];
  gate = createServer((request, response) => {
    asked.push({ url: request.url, token: request.headers.authorization });
    response.writeHead(200, { 'content-type': 'text/event-stream' }).flushHeaders();
    followers.push(response);
    response.on('close', () => void followers.splice(followers.indexOf(response), 1));
  });
  await new Promise<void>((resolve) => gate.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(gate.address() as AddressInfo).port}`;
  const site = openTestSite();
  const { config } = site.context();
  const context = {
    config: { ...config, upstreamHosts: { ...config.upstreamHosts, feedGate: address } },
  };
  const browser = openBrowser(site);
  const open = () => browser.visit(loader, PATH, { context });
  return { asked, browser, context, open };
}

afterEach(() => {
  gate.closeAllConnections();
  gate.close();
});

/** Reads the stream until it has said something. */
async function until(body: ReadableStream<Uint8Array>, text: string): Promise<string> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let said = '';
  while (!said.includes(text)) {
    const { done, value } = await reader.read();
    if (done) break;
    said += decoder.decode(value, { stream: true });
  }
  reader.releaseLock();
  return said;
}

function say(betNumber: string, betStatus: number): void {
  const message = { timestamp: 0, userId: 'u-1', betNumber, betStatus };
  for (const follower of followers) {
    follower.write(`event: betHistoryUpdate\ndata: ${JSON.stringify(message)}\n\n`);
  }
}

describe('/bet-history/updates', () => {
  it('follows nothing for a browser that has left, and for one that asks for the head alone', async () => {
    const { asked, browser, context } = await openSite();
    await browser.logIn();
    vi.useFakeTimers();
    const gone = await browser.visit(loader, PATH, { context, signal: AbortSignal.abort() });
    await gone.body?.cancel();
    const head = await browser.visit(loader, PATH, { context, method: 'HEAD' });
    expect(head).toMatchObject({ status: 200, body: null });
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
    expect(asked).toEqual([]);
  });

  it('HIST-05 tells of each change that the bettor’s stream brings', async () => {
    const { asked, browser, open } = await openSite();
    await browser.logIn();
    const { status, body } = await open();
    expect(status).toBe(200);
    if (!body) throw new Error('No stream');
    await expect.poll(() => followers.length).toBe(1);
    say('9007199254740993123', 6);
    expect(await until(body, 'won')).toContain(
      'data: {"betNumber":"9007199254740993123","status":"won"}',
    );
    expect(asked).toMatchObject([{ url: '/betwon/u-1', token: 'Bearer token-1' }]);
    await body.cancel();
    await expect.poll(() => followers.length).toBe(0);
  });

  it('HIST-05 says when it follows, and again when the operator’s stream was lost: what came between nobody tells', async () => {
    const { browser, open } = await openSite();
    await browser.logIn();
    const { body } = await open();
    if (!body) throw new Error('No stream');
    expect(await until(body, 'followed')).toContain('event: followed\ndata:\n\n');
    for (const follower of followers) follower.destroy();
    expect(await until(body, 'followed')).toContain('event: followed\ndata:\n\n');
    await body.cancel();
  });

  it('HIST-03 HIST-05 makes the page read itself anew for a change to a status without a name', async () => {
    const { browser, open } = await openSite();
    await browser.logIn();
    const { body } = await open();
    if (!body) throw new Error('No stream');
    await until(body, 'followed');
    say('9007199254740993123', 5);
    say('9007199254740993124', 6);
    expect(await until(body, '9007199254740993124')).toMatch(
      /^event: followed\ndata:\n\ndata: \{"betNumber":"9007199254740993124"/,
    );
    await body.cancel();
  });

  it('is for bettors', async () => {
    const { asked, open } = await openSite();
    expect(await open()).toMatchObject({ status: 401, body: null });
    expect(asked).toEqual([]);
  });

  it('ends the oldest stream of a bettor who opens many', async () => {
    const { browser, open } = await openSite();
    await browser.logIn();
    const bodies = [];
    for (let count = 0; count < 6; count += 1) bodies.push((await open()).body);
    await expect.poll(() => followers.length).toBe(4);
    expect(await until(bodies[0] ?? new ReadableStream(), 'never')).toMatch(/^retry: 5000\n\n/);
    for (const body of bodies.slice(2)) await body?.cancel();
    await expect.poll(() => followers.length).toBe(0);
  });
});
