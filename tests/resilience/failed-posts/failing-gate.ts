import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/**
 * What happens to a call that changes something: the operator can't be reached at all, its answer breaks off
 * in the middle, or it has acted and answers a failure, or nothing.
 */
export type GateFault = 'refused' | 'cut' | 'failing' | 'silent';

export const GATE_FAULTS: readonly GateFault[] = ['refused', 'cut', 'failing', 'silent'];

/** The way of a site to its operator, on which calls that change something can go wrong. */
export interface FailingGate {
  /** In place of the operator's address. */
  readonly url: string;
  /** From now on; null lets everything pass. */
  deal(fault: GateFault | null): Promise<void>;
  /** The calls that would have changed something since this was asked last, as `POST /path`. */
  changes(): readonly string[];
  close(): Promise<void>;
}

/** Calls by POST that only ask, or renew what the site calls with. */
const ASKING =
  /Captcha\/Challenge|RefreshToken|StakeLimits|CustomBet\/Calculate|FreeBets\/v1\/Validate/;

/** Opens the gate on a free port; `targetUrl` answers the operator's own address. */
export async function openFailingGate(targetUrl: () => string): Promise<FailingGate> {
  let fault: GateFault | null = null;
  let seen: string[] = [];
  const server = createServer((asked, answer) => {
    const { method = 'GET', url = '/' } = asked;
    const isChange = method !== 'GET' && method !== 'HEAD' && !ASKING.test(url);
    if (isChange) seen.push(`${method} ${url.replace(/\?.*/, '')}`);
    pass(asked, answer, isChange ? fault : null);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function pass(asked: IncomingMessage, answer: ServerResponse, dealt: GateFault | null): void {
    const { url = '/', method, headers } = asked;
    const onward = request(targetUrl() + url, { agent: false, method, headers }, (found) => {
      const { statusCode = 502, headers: answered } = found;
      if (dealt === null) {
        answer.writeHead(statusCode, answered);
        found.pipe(answer);
        return;
      }
      found.resume().on('end', () => end(answer, dealt));
    });
    onward.on('error', () => answer.destroy());
    answer.on('close', () => onward.destroy());
    asked.pipe(onward);
  }

  return {
    url: `http://127.0.0.1:${port}`,
    async deal(next) {
      fault = next;
      if (next === 'refused') await closed();
      else if (!server.listening) {
        server.listen(port, '127.0.0.1');
        await once(server, 'listening');
      }
    },
    changes() {
      const changes = seen;
      seen = [];
      return changes;
    },
    close: closed,
  };

  async function closed(): Promise<void> {
    if (!server.listening) return;
    const done = once(server, 'close');
    server.close();
    server.closeAllConnections();
    await done;
  }
}

const HTML = { 'content-type': 'text/html' };
const JSON_TYPE = { 'content-type': 'application/json' };
let turns = 0;

/** What comes of an answer once the operator has acted. */
function end(answer: ServerResponse, fault: GateFault): void {
  switch (fault) {
    case 'cut':
      answer.writeHead(200, { 'content-type': 'application/json', 'content-length': 1_000 });
      answer.write('{"data":{"', () => answer.destroy());
      return;
    case 'failing':
      // From the operator itself, or from something in front of it, in turns.
      turns += 1;
      if (turns % 2 === 0) answer.writeHead(502, HTML).end('<h1>Bad gateway</h1>');
      else answer.writeHead(500, JSON_TYPE).end('{"error":"INTERNAL"}');
      return;
    case 'silent':
    case 'refused':
      return;
  }
}
