import type { AppLoadContext } from '@remix-run/node';
import { formatMoney } from '@vitrine/betting/base/money';
import type { GameKind } from '@vitrine/betting/casino/casino-game';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { UpstreamError } from '@vitrine/upstream/base/errors';
import { readPlayedRounds, type PlayedRound } from '@vitrine/upstream/casino/played-rounds';
import { formatDateTime } from '../../format/date-time.ts';
import { pageDeadline } from '../base/pages/page-deadline.ts';
import { type Bettor, withSession } from '../base/session/session.server.ts';
import { casinoCatalogue } from './casino-catalogue.server.ts';

/** A page of rounds; more would not be read through on a phone. */
const SIZE = 20;
/** The last page that the operator is asked for. */
export const MOST_ROUND_PAGES = 10_000;

/** A round in words. */
export interface ListedRound {
  readonly id: string;
  readonly game: { readonly id: string; readonly kind: GameKind; readonly name: string };
  readonly detailText: string;
  readonly state: PlayedRound['state'];
  readonly stakeText: string;
  /** Null while the round is open. */
  readonly wonText: string | null;
}

export interface RoundList {
  readonly rounds: readonly ListedRound[];
  readonly hasMore: boolean;
}

/** A page of the bettor's rounds, latest first; null where they could not be read. Source: 1§2. */
export async function roundList(
  page: number,
  returnTo: string,
  bettor: Bettor,
  context: AppLoadContext,
): Promise<RoundList | null> {
  const { brand, upstream, requestId, log } = context;
  const texts = textsOf(brand.locale, 'casino');
  const settings = { deadlineMs: pageDeadline(context), requestId };
  try {
    const [catalogue, { rounds, hasMore }] = await Promise.all([
      casinoCatalogue(context),
      withSession(returnTo, bettor, context, (session) =>
        readPlayedRounds(upstream, { page, size: SIZE }, { ...settings, session }),
      ),
    ]);
    const kinds = new Map(catalogue?.games.map(({ id, kind }) => [id, kind]));
    return {
      hasMore: hasMore && page < MOST_ROUND_PAGES,
      rounds: rounds.map(({ id, gameId, gameName, playedAt, state, stake, won }) => ({
        id,
        game: { id: gameId, kind: kinds.get(gameId) ?? 'slots', name: gameName },
        detailText: `${formatDateTime(playedAt, brand)} · ${formatText(texts['history.round'], { number: shortNumber(id) })}`,
        state,
        stakeText: formatMoney(stake, brand),
        wonText: won === null ? null : formatMoney(won, brand),
      })),
    };
  } catch (error) {
    if (!(error instanceof UpstreamError)) throw error;
    log.warn({ err: error }, 'rounds not read');
    return null;
  }
}

/** The end of a round's id: enough to name it to the support. */
function shortNumber(id: string): string {
  return id.slice(-8);
}
