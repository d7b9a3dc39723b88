import type { MarketGroup } from '@vitrine/betting/sportsbook/market-group';
import type { TabItem } from '@vitrine/ui/base/tabs';
import type { EventWords } from '../../../format/event-texts.ts';
import { eventPagePath } from '../../../paths/event-paths.ts';

/** The page that the tabs are on. */
interface TabbedPage {
  /** The path of the event's page. */
  readonly path: string;
  /** Whether the video is on, which stays on from tab to tab. */
  readonly isWatching: boolean;
}

/** The word of a group in an address; null for all markets, whose page needs none. */
export function groupInAddress({ kind, slug }: MarketGroup): string | null {
  return kind === 'all' ? null : slug;
}

/** The groups of an event's markets as links to their pages. */
export function marketGroupTabs(
  groups: readonly MarketGroup[],
  current: MarketGroup,
  { path, isWatching }: TabbedPage,
  { texts }: Pick<EventWords, 'texts'>,
): readonly TabItem[] {
  return groups.map((group) => ({
    href: eventPagePath(path, groupInAddress(group), isWatching),
    label: group.name ?? texts[`group.${group.kind}`],
    current: group.slug === current.slug,
  }));
}
