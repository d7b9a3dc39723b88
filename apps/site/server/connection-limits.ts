import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress } from '../app/services/base/store/counted-address.ts';
import { UPLOAD_PATHS } from '../app/shapes/account/document-upload.ts';

interface ConnectionLimits {
  /** Connections at once, live streams included. */
  readonly total: number;
  /** Connections at once from one address; null behind a proxy, where all come from the same. */
  readonly perAddress: number | null;
  /** How long a whole request may take to come, its headers a third of it. */
  readonly requestMs: number;
  /** The same for a document, which is large and comes from a phone. */
  readonly uploadMs: number;
  /** How long a reader may take nothing of what waits for it. */
  readonly stalledMs: number;
  /** How long a connection may rest between two requests. */
  readonly idleMs: number;
}

/** Longer than proxies keep an idle connection, so that none sends into a closing one. */
const IDLE_BEHIND_PROXY_MS = 65_000;

/** The limits of a site: `trustedProxies` as in the configuration. */
export function connectionLimits(trustedProxies: number): ConnectionLimits {
  const isProxied = trustedProxies > 0;
  return {
    total: 20_000,
    // Many phones of a mobile network share an address.
    perAddress: isProxied ? null : 1_000,
    requestMs: 30_000,
    uploadMs: 600_000,
    stalledMs: 30_000,
    idleMs: isProxied ? IDLE_BEHIND_PROXY_MS : 10_000,
  };
}

/**
 * The HTTP server. It closes connections that send their request too slowly, that take nothing of their
 * answer, that rest too long, and those above the limits. A request that waits for the operator is none
 * of these, however long it waits.
 */
export function createLimitedServer(listener: RequestListener, limits: ConnectionLimits): Server {
  const { total, perAddress, requestMs, uploadMs, stalledMs, idleMs } = limits;
  const server = createServer(
    {
      headersTimeout: requestMs / 3,
      requestTimeout: uploadMs,
      connectionsCheckingInterval: Math.min(1_000, requestMs / 3),
      keepAliveTimeout: idleMs,
    },
    listener,
  );
  server.maxConnections = total;
  server.timeout = stalledMs;
  server.prependListener('request', (request) => {
    if (!isUpload(request)) limitBody(request, requestMs);
  });
  const answering = new WeakSet<Socket>();
  server.prependListener('request', ({ socket }, response) => {
    answering.add(socket);
    response.once('close', () => answering.delete(socket));
  });
  server.on('timeout', (socket: Socket) => {
    // One that is being answered and has nothing to read waits for the site, not the site for it.
    if (!answering.has(socket) || socket.writableLength > 0) socket.destroy();
  });
  if (perAddress !== null) limitAddresses(server, perAddress);
  return server;
}

function isUpload({ url = '' }: IncomingMessage): boolean {
  return UPLOAD_PATHS.has(url.replace(/\?.*$/s, ''));
}

/** Closes the connection when the body of its request is not there in time. */
function limitBody(request: IncomingMessage, ms: number): void {
  if (request.method !== 'POST') return;
  const timer = setTimeout(() => {
    if (!request.complete) request.socket.destroy();
  }, ms);
  // Also of a form that was answered unread.
  request.once('close', () => clearTimeout(timer));
}

function limitAddresses(server: Server, limit: number): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket: Socket) => {
    const { remoteAddress = '' } = socket;
    const address = countedAddress(remoteAddress) ?? remoteAddress;
    const count = (open.get(address) ?? 0) + 1;
    if (count > limit) {
      socket.destroy();
      return;
    }
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
