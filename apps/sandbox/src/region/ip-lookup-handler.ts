import { isIP } from 'node:net';
import { publicAddress } from '@vitrine/upstream/contract/shell/ip-lookup';
import type { Implementation, ServerContext } from '../implement.ts';

const NOBODY = '127.0.0.1';

/** The third party that tells who asks: the first address of X-Forwarded-For, or the connection's. */
export function implementIpLookup({ implement }: Implementation): void {
  implement(publicAddress, (_, context) => ({ ip: addressOf(context) }));
}

function addressOf(context: ServerContext): string {
  const [forwarded = ''] = (context.req.header('x-forwarded-for') ?? '').split(',');
  // A call of a test has no connection.
  const connection = context.env as ServerContext['env'] | undefined;
  const remote = connection?.incoming.socket.remoteAddress ?? NOBODY;
  return isIP(forwarded.trim()) === 0 ? remote.replace(/^::ffff:/, '') : forwarded.trim();
}
