import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { SkeletonRows } from '@vitrine/ui/feedback/skeleton-rows';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import type { ShellData } from '../../shell-data.ts';

export interface EmptyListProps extends EmptyListState {
  readonly texts: SportsbookTexts;
  readonly kind: 'live' | 'upcoming' | 'section';
  /** The path of a page that may have events instead. */
  readonly elsewhere: string;
}

/** Why a list may be empty, apart from having no events. */
export interface EmptyListState {
  /** Down as well where the list itself can't be read. */
  readonly feed: ShellData['feed'];
  /** Said while the lists are read for the first time. */
  readonly loadingText: string;
  /** The path of the page, to try again. */
  readonly at: string;
}

/**
 * An empty list of events, for a board: there are none, they have not been read yet, or can't be read
 * now.
 */
export function EmptyList(props: EmptyListProps) {
  const { texts, kind, elsewhere, feed, loadingText, at } = props;
  if (feed === 'loading') return <SkeletonRows label={loadingText} count={6} twoLines />;
  if (feed === 'down') return <UnreadableList texts={texts} at={at} />;
  return (
    <EmptyState
      drawing="events"
      title={texts[`list.empty.${kind}.title`]}
      text={texts[`list.empty.${kind}.text`]}
      action={
        <Button asChild intent="quiet">
          <a href={elsewhere}>{texts[`list.empty.${kind}.action`]}</a>
        </Button>
      }
    />
  );
}

/** Nobody can say that there are no events. The link reads the whole page anew. */
function UnreadableList({ texts, at }: Pick<EmptyListProps, 'texts' | 'at'>) {
  return (
    <ErrorState
      title={texts['list.unreadable.title']}
      safe={texts['list.unreadable.text']}
      action={
        <Button asChild intent="quiet">
          <a href={at} target="_self">
            {texts['event.unreadable.again']}
          </a>
        </Button>
      }
    />
  );
}
