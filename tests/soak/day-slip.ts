import { setTimeout as wait } from 'node:timers/promises';
import { amountText, isWaiting, mainText, placeIdOf } from '../resilience/storm/placement/said.ts';
import { outcomesIn, shownIn } from '../resilience/storm/placement/slip-tab.ts';
import type { DayVisitor } from './day-visitor.ts';

const SLIP = '/bet-slip';
/** How often a bettor confirms what changed before they let it be. */
const SUBMITS = 3;
const LOOKS = 40;
const LOOK_EVERY_MS = 2_000;

/** What became of a bet, as its page says: the number of its ticket, or why there is none. */
export type Placed =
  | { readonly is: 'accepted'; readonly ticketId: string }
  | { readonly is: 'refused' | 'unknown'; readonly words: string };

/** Puts the price of an odds button on an empty slip and places it with a stake in minor units. */
export async function placeSingle(
  visitor: DayVisitor,
  tap: string,
  stake: number,
): Promise<Placed> {
  await emptySlip(visitor);
  let page = await visitor.post(SLIP, { tap, returnTo: SLIP });
  for (let tried = 0; tried < SUBMITS; tried += 1) {
    const place = placeIdOf(page.html);
    const [outcomeId] = outcomesIn(page.html);
    if (place === null || outcomeId === undefined) break;
    const stakes = { [`stake:${outcomeId}`]: amountText(stake) };
    page = await visitor.post(SLIP, { ...shownIn(page.html), place, ...stakes });
    if (!page.path.startsWith(SLIP + '/')) continue;
    for (let look = 0; look < LOOKS && isWaiting(page); look += 1) {
      await wait(LOOK_EVERY_MS);
      page = await visitor.get(page.path);
    }
    break;
  }
  const words = mainText(page);
  const ticketId = /Número da aposta (\d{19})/.exec(words)?.[1];
  if (ticketId !== undefined) return { is: 'accepted', ticketId };
  return { is: isWaiting({ ...page, html: words }) ? 'unknown' : 'refused', words };
}

/** Takes everything from the slip, the result of the last placement included. */
async function emptySlip(visitor: DayVisitor): Promise<void> {
  let { html } = await visitor.get(SLIP);
  if (html.includes('name="do" value="dismiss none"')) {
    ({ html } = await visitor.post(SLIP, { do: 'dismiss none', returnTo: SLIP }));
  }
  for (const outcomeId of outcomesIn(html)) {
    await visitor.post(SLIP, { do: `remove ${outcomeId}`, returnTo: SLIP });
  }
}
