/*
 * What the site and the frame of a game tell each other. Each names the other's origin, and listens to
 * nobody else. Source: 2§7.
 */

/** The game moved the bettor's money: the site reads the balance again. */
export const BALANCE_MOVED = 'game:balance-moved';
/** The site read the balance: the game shows it anew. */
export const BALANCE_READ = 'site:balance-read';

/** Whether a window's message is a game's word that money moved. */
export function isBalanceMoved(
  { origin, data }: Pick<MessageEvent<unknown>, 'origin' | 'data'>,
  gameOrigin: string,
): boolean {
  return (
    origin === gameOrigin &&
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    data.type === BALANCE_MOVED
  );
}
