import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { declaredEndpoints } from '../../../packages/upstream/src/contract/declared-endpoints.ts';
import type { Endpoint } from '../../../packages/upstream/src/base/endpoint.ts';
import { HOSTS, type Host } from '../../../packages/upstream/src/base/hosts.ts';
import type { RunningPlatform } from '../platform.ts';

/** What an operator answers instead of what the platform answered. */
export interface Deviation {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** The whole body, or the platform's JSON changed in place. */
  readonly body?: string | Buffer;
  readonly change?: (answer: unknown) => unknown;
  readonly delayMs?: number;
  /** The connection is closed without an answer. */
  readonly drops?: boolean;
  /** Only where the address ends like this. */
  readonly onlyWhere?: string;
}

export interface DeviatingOperator {
  readonly hosts: Readonly<Record<Host, string>>;
  stop(): Promise<void>;
}

/** Whether an address is that of an endpoint, whatever its parameters. */
function isCallOf(platform: RunningPlatform, endpoint: Endpoint, pathname: string): boolean {
  const path = new URL(platform.urlOf(endpoint.host, endpoint.path.replaceAll(/\{\w+\}/g, '_any_')))
    .pathname;
  const pattern = path.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('_any_', '[^/]+');
  return new RegExp(`^${pattern}$`).test(pathname);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

/** Writes a stream as it comes, until whoever reads it leaves. */
async function passOn(body: Response['body'], response: ServerResponse): Promise<void> {
  const reader = body?.getReader();
  for (let part = await reader?.read(); part && !part.done; part = await reader?.read()) {
    response.write(part.value);
  }
  response.end();
}

/** Those of one connection are not the next one's. */
const OF_A_CONNECTION = new Set(['host', 'connection', 'content-length', 'accept-encoding']);

function headersFor({ headers }: IncomingMessage): Headers {
  const passed = Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' && !OF_A_CONNECTION.has(name)
      ? [[name, value] as [string, string]]
      : [],
  );
  return new Headers(passed);
}

/** An operator that answers as the platform does, but for the deviations, by endpoint name. */
export async function startDeviatingOperator(
  platform: RunningPlatform,
  deviations: Readonly<Record<string, Deviation>>,
): Promise<DeviatingOperator> {
  const deviating = declaredEndpoints
    .map(({ endpoint }) => endpoint)
    .filter(({ name }) => Object.hasOwn(deviations, name));

  function deviationOf(method: string, pathname: string): Deviation {
    const endpoint = deviating.find(
      (each) =>
        each.method === method &&
        isCallOf(platform, each, pathname) &&
        pathname.endsWith(deviations[each.name]?.onlyWhere ?? ''),
    );
    return endpoint ? (deviations[endpoint.name] ?? {}) : {};
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', platform.address);
    const deviation = deviationOf(request.method ?? '', url.pathname);
    const body = await bodyOf(request);
    if (deviation.drops) return void request.socket.destroy();
    const leaving = new AbortController();
    response.on('close', () => leaving.abort());
    const real = await fetch(url, {
      method: request.method ?? 'GET',
      headers: headersFor(request),
      signal: leaving.signal,
      ...(body === '' ? {} : { body }),
    });
    const contentType = real.headers.get('content-type');
    const isStream = contentType?.startsWith('text/event-stream') ?? false;
    const headers = {
      ...(contentType ? { 'content-type': contentType } : {}),
      ...deviation.headers,
    };
    if (deviation.delayMs) await wait(deviation.delayMs);
    response.writeHead(deviation.status ?? real.status, headers);
    if (deviation.body !== undefined) {
      response.end(deviation.body);
    } else if (isStream) {
      await passOn(real.body, response);
    } else {
      const text = await real.text();
      response.end(deviation.change ? JSON.stringify(deviation.change(JSON.parse(text))) : text);
    }
    leaving.abort();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    hosts: Object.fromEntries(
      HOSTS.map((host) => [host, platform.urlOf(host, '').replace(platform.address, own)]),
    ) as Record<Host, string>,
    async stop() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
