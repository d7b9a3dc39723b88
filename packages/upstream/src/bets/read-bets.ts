import type { HistoryFilter } from '@vitrine/betting/bets/bet';
import type { CallSettings, UpstreamClient } from '../base/client.ts';
import { betsByRange, HISTORY_STATUS } from '../contract/bets/bets.ts';
import { betFromWire, unnamedIn } from './bet-from-wire.ts';
import type { Bet } from './bet.ts';

export interface BetQuery {
  /** Open bets, or closed ones by their result. */
  readonly listed: 'open' | HistoryFilter;
  /** The first is 1. */
  readonly page: number;
  /** YYYY-MM-DD at the bettor's, both part of the range. */
  readonly from: string;
  readonly to: string;
}

export interface BetPage {
  /** Newest first. */
  readonly bets: readonly Bet[];
  readonly pages: number;
  /** How many bets all pages have. */
  readonly total: number;
  /** The bets with something that the specification does not name, and what it is; for the log. */
  readonly unnamed: readonly { readonly betNumber: string; readonly said: readonly string[] }[];
}

/** One page of the bettor's bets. Throws what `UpstreamClient.call` throws. Source: 3§2, 3§7. */
export async function readBets(
  client: UpstreamClient,
  { listed, page, from, to }: BetQuery,
  settings: CallSettings,
): Promise<BetPage> {
  const status = HISTORY_STATUS[listed];
  const { results, metadata } = await client.call(betsByRange, {
    ...settings,
    query: {
      'PaginationQuery.PageNumber': page,
      initialDate: from,
      finalDate: to,
      ...(status === null ? {} : { status }),
    },
  });
  const said = results.map((bet) => ({ betNumber: bet.betNumber, said: unnamedIn(bet) }));
  return {
    bets: results.map(betFromWire),
    pages: metadata.pages,
    total: metadata.totalRows,
    unnamed: said.filter((each) => each.said.length > 0),
  };
}
