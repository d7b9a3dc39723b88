import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';

/** A load balancer in front of instances of the site. */
export interface Balancer {
  readonly url: string;
  /** The addresses that requests are shared among. */
  readonly targets: string[];
  close(): Promise<void>;
}

/**
 * Shares requests in turns. A request whose instance takes no connection goes to the next one; once it
 * was sent, a connection that breaks breaks for the visitor too, who can't know what became of it.
 */
export async function openBalancer(): Promise<Balancer> {
  const agent = new Agent({ keepAlive: false });
  const targets: string[] = [];
  let turn = 0;
  const server = createServer((incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('end', () => {
      turn += 1;
      const order = targets.map((_, index) => targets[(turn + index) % targets.length] ?? '');
      pass(incoming, Buffer.concat(chunks), outgoing, order, agent);
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    targets,
    async close() {
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}

function pass(
  incoming: IncomingMessage,
  body: Buffer,
  outgoing: ServerResponse,
  [target, ...others]: readonly string[],
  agent: Agent,
): void {
  if (target === undefined) {
    outgoing.destroy();
    return;
  }
  const { method, url, headers } = incoming;
  const passed = request(target + (url ?? '/'), { method, headers, agent }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.on('error', () => outgoing.destroy());
    answer.pipe(outgoing);
  });
  passed.on('error', (error: NodeJS.ErrnoException) => {
    // Nothing was sent where nobody listens.
    if (error.code === 'ECONNREFUSED') pass(incoming, body, outgoing, others, agent);
    else outgoing.destroy();
  });
  passed.end(body);
}
