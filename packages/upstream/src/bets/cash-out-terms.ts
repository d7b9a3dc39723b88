import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { cashOutCommission, cashOutSports } from '../contract/bets/cash-out.ts';

/** What of a bettor's cash outs the operator keeps, in per cent. Throws what a call throws. Source: 3§7. */
export async function readCashOutCommission(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<number> {
  return (await client.call(cashOutCommission, settings)).data.commission;
}

/** The ids of the sports whose bets can be cashed out. Throws what a call throws. Source: 3§7. */
export async function readCashOutSports(
  client: UpstreamClient,
  settings: CallSettings,
): Promise<ReadonlySet<string>> {
  const { data } = await client.call(cashOutSports, settings);
  return new Set(data.flatMap(({ sportId, isEnabled }) => (isEnabled ? [sportId] : [])));
}
