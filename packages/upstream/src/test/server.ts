import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net';
import type { HostAddresses } from '../base/address.ts';
import { HOSTS } from '../base/hosts.ts';

export interface TestServer extends AsyncDisposable {
  readonly hosts: HostAddresses;
  /** `METHOD path` of each request so far. */
  readonly requests: readonly string[];
}

export type Answer = (
  request: IncomingMessage,
  response: ServerResponse,
  body: string,
) => void | Promise<void>;

/** A real HTTP server on a free port, answering for every host below `/<host>`. */
export async function serve(answer: Answer): Promise<TestServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => void answer(request, response, Buffer.concat(chunks).toString()));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    hosts: hostsAt(`http://127.0.0.1:${port}`),
    requests,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A server that writes what it likes once a request has come: no library keeps its answers in order. */
export async function serveBytes(
  answer: (socket: Socket, count: number) => void,
): Promise<AsyncDisposable & { readonly hosts: HostAddresses }> {
  const sockets = new Set<Socket>();
  let count = 0;
  const server = createSocketServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', () => {
      count += 1;
      answer(socket, count);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    hosts: hostsAt(`http://127.0.0.1:${port}`),
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Every host below one address. */
export function hostsAt(address: string): HostAddresses {
  return Object.fromEntries(HOSTS.map((host) => [host, `${address}/${host}`])) as HostAddresses;
}

export function answerJson(response: ServerResponse, body: unknown, status = 200): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(typeof body === 'string' ? body : JSON.stringify(body));
}
