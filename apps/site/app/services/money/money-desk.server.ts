import type { AppLoadContext } from '@remix-run/node';
import type { Store } from '../base/store/store.ts';
import { createMoneyDesk, type MoneyDesk } from './money-desk.ts';

/**
 * The id of this process: it separates movements that this process is sending from those of a process
 * that has died.
 */
const SENDER = crypto.randomUUID();

const desks = new WeakMap<Store, MoneyDesk>();

/** The only desk of this process, over the site's store. */
export function moneyDesk({ store, now, log, noteMovement }: AppLoadContext): MoneyDesk {
  const known = desks.get(store);
  if (known) return known;
  const desk = createMoneyDesk({
    store,
    now,
    sender: SENDER,
    schedule(work, afterMs) {
      const timer = setTimeout(work, afterMs).unref();
      return () => clearTimeout(timer);
    },
    onChange: noteMovement,
    onFailure: ({ error, key }) => log.warn({ err: error, movement: key }, 'money call failed'),
  });
  desks.set(store, desk);
  return desk;
}
