import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * Below the ports that systems give to outgoing connections: one of those could take a server's port while
 * it is started again.
 */
const FIRST_PORT = 10_000;
const LAST_PORT = 32_000;
const TRIES = 20;

/** A port of this machine that nobody listens on, drawn by chance so that tests side by side differ. */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = randomInt(FIRST_PORT, LAST_PORT);
    const probe = createServer().listen(port, '127.0.0.1');
    const isFree = await once(probe, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    probe.close();
    await once(probe, 'close');
    return port;
  }
  throw new Error(`None of ${TRIES} ports drawn by chance is free`);
}
