import { foldText } from '../base/folded-text.ts';
import type { Market, SportEvent } from './event.ts';
import { visibleMarkets } from './market-status.ts';

/** A group of a sport's markets, as the operator made it. Source: 2§3. */
export interface OperatorGroup {
  readonly kind: 'normal' | 'main' | 'customBet';
  readonly name: string;
  readonly marketTypeIds: readonly string[];
}

/** A group of an event's markets on its page. */
export interface MarketGroup {
  readonly kind: 'all' | OperatorGroup['kind'];
  /** The word for it in the address of the page, unique among the groups of a page. */
  readonly slug: string;
  /** The operator's name; null for a group that the site names. */
  readonly name: string | null;
  /** The types of its markets; null where the group is made by rule. */
  readonly marketTypeIds: readonly string[] | null;
}

/** All markets, the group that is shown unless another is asked for. Source: 2§3. */
export const ALL_MARKETS: MarketGroup = {
  kind: 'all',
  slug: 'todas',
  name: null,
  marketTypeIds: null,
};

/** For a sport that the operator groups nothing of: its favourite markets, and the others. */
const BY_RULE: readonly MarketGroup[] = [
  ALL_MARKETS,
  { kind: 'main', slug: 'main', name: null, marketTypeIds: null },
  { kind: 'normal', slug: 'normal', name: null, marketTypeIds: null },
];

/**
 * The groups of an event's page: all markets first, then the operator's groups in its order. Without
 * any, the favourite markets and the others. Source: 2§3.
 */
export function marketGroups(groups: readonly OperatorGroup[]): readonly MarketGroup[] {
  if (groups.length === 0) return BY_RULE;
  const taken = new Set([ALL_MARKETS.slug]);
  const named = groups.map(({ kind, name, marketTypeIds }) => {
    const word = wordOf(name);
    let slug = word;
    for (let copy = 2; taken.has(slug); copy += 1) slug = `${word}-${copy}`;
    taken.add(slug);
    return { kind, slug, name, marketTypeIds };
  });
  return [ALL_MARKETS, ...named];
}

/**
 * A name as a word of an address.
 *
 * @example
 * wordOf('Cartões & Escanteios') // 'cartoes-escanteios'
 */
function wordOf(name: string): string {
  return (
    foldText(name)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'grupo'
  );
}

/** Whether a market belongs to a group. */
export function isInGroup(market: Market, { kind, marketTypeIds }: MarketGroup): boolean {
  if (kind === 'all') return true;
  if (marketTypeIds) return marketTypeIds.includes(market.marketTypeId);
  return market.isFavorite === (kind === 'main');
}

/**
 * The group that an address names; all markets where it names none. `main` is the main group under any
 * name, because the operator's names may be missing for a while.
 */
export function askedGroup(groups: readonly MarketGroup[], asked: string | null): MarketGroup {
  return (
    groups.find(({ slug }) => slug === asked) ??
    groups.find(({ kind }) => kind === 'main' && asked === 'main') ??
    ALL_MARKETS
  );
}

/**
 * The groups to choose from on the page of an event: those with an open market, all markets, and the
 * current group, so that a reader never loses the place they are at. Source: 2§3.
 */
export function shownGroups(
  event: SportEvent,
  groups: readonly MarketGroup[],
  current: MarketGroup,
): readonly MarketGroup[] {
  const open = visibleMarkets(event);
  return groups.filter(
    (group) =>
      group.kind === 'all' ||
      group.slug === current.slug ||
      open.some((market) => isInGroup(market, group)),
  );
}
