import { once } from 'node:events';
import {
  Agent,
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as httpRequest,
} from 'node:http';
import type { AddressInfo } from 'node:net';

/** A placement that the operator was asked for. */
export interface AskedPlacement {
  /** On the clock of `performance`, when the whole request was there. */
  readonly at: number;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: PlacementBody;
}

export interface PlacementBody {
  readonly connectionId: string;
  readonly ticketRequest: readonly { readonly stake: number }[];
}

/** Stands before the platform and notes when each single is placed, by its stake. */
export interface PlacingOperator {
  readonly origin: string;
  /** The next placement with that stake, in the operator's units. */
  asked(stake: number): Promise<AskedPlacement>;
  stop(): Promise<void>;
}

const PLACE = /\/PlaceBet\/MultiSingle$/;

/** Passes everything on to the platform of that address. */
export async function startPlacingOperator(platform: string): Promise<PlacingOperator> {
  const agent = new Agent({ keepAlive: true });
  const waiting = new Map<number, (asked: AskedPlacement) => void>();

  const server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      const path = request.url ?? '';
      if (PLACE.test(path)) {
        const placement = JSON.parse(body.toString()) as PlacementBody;
        const { stake = 0 } = placement.ticketRequest[0] ?? {};
        waiting.get(stake)?.({
          at: performance.now(),
          path,
          headers: request.headers,
          body: placement,
        });
        waiting.delete(stake);
      }
      const { method, headers } = request;
      const passed = httpRequest(platform + path, { method, headers, agent }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
      });
      passed.on('error', () => response.destroy());
      response.on('close', () => passed.destroy());
      passed.end(body);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    asked: (stake) => new Promise((resolve) => void waiting.set(stake, resolve)),
    async stop() {
      agent.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
