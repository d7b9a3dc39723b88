import type { AppLoadContext } from '@remix-run/node';

/**
 * Does what follows an act that is done and can't be repeated. When it fails the act stands all the same, so the
 * failure is logged and the answer is that of the act. `what` says in the log what was not done.
 */
export async function afterwards(
  what: string,
  work: () => Promise<unknown>,
  { log }: Pick<AppLoadContext, 'log'>,
): Promise<void> {
  try {
    await work();
  } catch (error) {
    log.error({ err: error }, `${what}: not done`);
  }
}
