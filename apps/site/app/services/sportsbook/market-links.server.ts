import type { MarketKind } from '@vitrine/betting/sportsbook/event';
import { hasDraw, swappedKinds } from '@vitrine/betting/sportsbook/listed-market';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { listPath } from '../../paths/sportsbook-paths.ts';

/** A link to a list with one kind of market. */
export interface MarketLink {
  readonly href: string;
  readonly label: string;
  readonly current: boolean;
}

interface ListAddress {
  readonly path: string;
  /** The day that the list is narrowed down to; null for all. */
  readonly day?: string | null;
  /** The kind of market that it shows. */
  readonly market: MarketKind;
}

/**
 * Links between the kinds of market that a sport's list can show; none where it shows one only.
 * Source: 3§9.
 */
export function marketLinks(
  sportId: string,
  { path, day = null, market }: ListAddress,
  texts: SportsbookTexts,
): readonly MarketLink[] {
  const label = (kind: MarketKind) =>
    kind === 'result' && !hasDraw(sportId)
      ? texts['list.market.winner']
      : texts[`list.market.${kind}`];
  return swappedKinds(sportId).map((kind) => ({
    href: listPath(path, { market: kind, ...(day === null ? {} : { day }) }),
    label: label(kind),
    current: kind === market,
  }));
}
