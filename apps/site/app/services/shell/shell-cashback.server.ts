import type { AppLoadContext } from '@remix-run/node';
import type { ShellCashback } from '../../shapes/promotions/cashback-overlay.ts';
import { isStopped } from '../base/session/session-record.ts';
import type { Visitor } from '../base/session/visitor.server.ts';
import { cashbackOverlay } from '../promotions/cashback-overlay.server.ts';
import { isFlagged, isInMaintenance } from '../promotions/open-promotions.ts';
import { maintenanceOf } from './maintenance.server.ts';
import { promotionFlagsOf } from './promotion-flags.server.ts';

/**
 * What stands over a bettor's pages about the cashback. Nothing while a flag of it is off, nor during
 * maintenance of the whole site, of the casino or of the giveaways. Source: 1§4, 3§6.
 */
export async function shellCashback(
  request: Request,
  visitor: Visitor,
  context: AppLoadContext,
): Promise<ShellCashback | null> {
  const { session } = visitor;
  if (!session || isStopped(session)) return null;
  const [flags, maintenance] = await Promise.all([
    promotionFlagsOf(context),
    maintenanceOf(context),
  ]);
  if (!isFlagged('cashback', flags) || isInMaintenance('cashback', maintenance)) return null;
  return cashbackOverlay(request, visitor, context);
}
