import type { MovementChange } from '../../app/services/base/movement-change.ts';

/** The movements of money whose outcome a process does not know yet, as far as it has seen them. */
export interface OpenMovements {
  note(change: MovementChange): void;
  all(): Iterable<MovementChange>;
  /** Age of the oldest in milliseconds; 0 without any. */
  oldestMs(): number;
}

/** A movement that nobody looked at again is forgotten after a day: it no longer tells of now. */
const FORGOTTEN_MS = 86_400_000;

export function openMovements(now: () => number): OpenMovements {
  const open = new Map<string, MovementChange>();

  function forget(): void {
    for (const [key, { sentAt }] of open) if (now() - sentAt > FORGOTTEN_MS) open.delete(key);
  }

  return {
    note(change) {
      if (change.state === 'sending' || change.state === 'unknown') open.set(change.key, change);
      else open.delete(change.key);
    },
    all() {
      forget();
      return open.values();
    },
    oldestMs() {
      forget();
      const sent = [...open.values()].map(({ sentAt }) => sentAt);
      return sent.length === 0 ? 0 : Math.max(0, now() - Math.min(...sent));
    },
  };
}
