import type { AppLoadContext } from '@remix-run/node';
import type { BetSlipEvent } from '@vitrine/betting/bet-slip/bet-slip-event';
import type { Selection } from '@vitrine/betting/bet-slip/bet-slip-types';
import type {
  KeptSlipChoice,
  KeptSlipName,
  ShownKeptSlip,
} from '../../shapes/bet-slip/kept-slip.ts';
import { presentSelection } from './present-selection.server.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { readBetSlip } from './bet-slip.server.ts';
import { changeBetSlip, storedBetSlip } from './bet-slip-store.server.ts';
import { deleteKeptSlip, keepSlip, type KeptSlip, keptSlipsOf } from './kept-slips-store.server.ts';
import { addOffered, type OfferedSelection } from './tap.server.ts';

/** What a list says of a kept slip. */
export function keptSlipName({ id, keptAt, selections }: KeptSlip): KeptSlipName {
  return {
    id,
    keptAt,
    count: selections.length,
    outcomeName: selections[0]?.latest.outcomeName ?? '',
  };
}

/** A kept slip of the visitor beside what its selections are now; null when there is none of this id. */
export async function keptSlipNow(
  keptId: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<ShownKeptSlip | null> {
  const kept = await findKept(keptId, visitor, context);
  if (!kept) return null;
  const offered = await offeredNow(kept, visitor, context);
  const { selections } = await readBetSlip(visitor, context);
  return {
    keptAt: kept.keptAt,
    isSlipEmpty: selections.length === 0,
    selections: kept.selections.map((selection, index) =>
      besideNow(selection, offered[index]?.selection),
    ),
  };
}

function besideNow({ placed, ...kept }: Selection, now: Selection | undefined) {
  const { outcomeId, latest, marketName, eventName, scheduledAt } = now ?? kept;
  return {
    outcomeId,
    outcomeName: latest.outcomeName,
    marketName,
    eventName,
    scheduledAt,
    placedOdds: placed.odds,
    presentOdds: now?.latest.odds ?? null,
  };
}

async function findKept(keptId: string, visitor: Visitor, context: AppLoadContext) {
  return (await keptSlipsOf(visitor, context)).find(({ id }) => id === keptId) ?? null;
}

function offeredNow(
  { selections }: KeptSlip,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<readonly (OfferedSelection | null)[]> {
  return Promise.all(selections.map((each) => presentSelection(each, visitor, context)));
}

/**
 * Puts a kept slip on the visitor's slip at the prices of now: beside what stands there, or in its place,
 * which is kept then. It stays among the kept ones until all of it that is offered is on the slip.
 */
export async function takeUpKeptSlip(
  keptId: string,
  choice: Exclude<KeptSlipChoice, 'delete'>,
  path: string,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<void> {
  const kept = await findKept(keptId, visitor, context);
  if (!kept) return;
  const found = await offeredNow(kept, visitor, context);
  const offered = found.flatMap((each) => (each ? [each.selection] : []));
  if (offered.length === 0) return;
  if (choice === 'replace') {
    await keepSlip(await readBetSlip(visitor, context), visitor, context, keptId);
  }
  const { selections: before } = await storedBetSlip(visitor, context);
  const slip = await addOffered(found, path, visitor, context);
  const isOnSlip = ({ outcomeId }: Selection) =>
    slip.selections.some((each) => each.outcomeId === outcomeId);
  if (slip.step !== 'settingBet' || !offered.every(isOnSlip)) return;
  await changeBetSlip(visitor, context, stakesOf(kept, before));
  await deleteKeptSlip(keptId, visitor, context);
}

/** The stakes of a kept slip, but for what had its own; on an empty slip its type and common stake, too. */
function stakesOf(
  { selections, ticketType, stakeMultiple }: KeptSlip,
  before: readonly Selection[],
): readonly BetSlipEvent[] {
  const isNew = ({ outcomeId }: Selection) => !before.some((each) => each.outcomeId === outcomeId);
  const singles = selections.filter(isNew).map(({ outcomeId, stake }): BetSlipEvent => ({
    kind: 'stakeEntered',
    target: { outcomeId },
    stake,
  }));
  if (before.length > 0) return singles;
  return [
    ...singles,
    { kind: 'ticketTypeChosen', ticketType },
    { kind: 'stakeEntered', target: 'multiple', stake: stakeMultiple },
  ];
}
