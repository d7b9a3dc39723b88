import { Link as RouterLink, useLocation } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { SkeletonRows } from '@vitrine/ui/feedback/skeleton-rows';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { useShellData } from '../../shell-data.ts';

export interface EmptyListProps {
  readonly texts: SportsbookTexts;
  readonly kind: 'live' | 'upcoming' | 'section';
  /** The path of a page that may have events instead. */
  readonly elsewhere: string;
}

/** An empty list of events: there are none, they have not been read yet, or can't be read now. */
export function EmptyList({ texts, kind, elsewhere }: EmptyListProps) {
  const { feed, texts: shell } = useShellData();
  if (feed === 'loading') return <SkeletonRows label={shell.feedLoading} count={6} twoLines />;
  if (feed === 'down') return <UnreadableList texts={texts} />;
  return (
    <EmptyState
      drawing="events"
      title={texts[`list.empty.${kind}.title`]}
      text={texts[`list.empty.${kind}.text`]}
      action={
        <Button asChild intent="quiet">
          <RouterLink to={elsewhere}>{texts[`list.empty.${kind}.action`]}</RouterLink>
        </Button>
      }
    />
  );
}

/** While the feed is down nobody can say that there are no events. */
function UnreadableList({ texts }: Pick<EmptyListProps, 'texts'>) {
  const { pathname, search } = useLocation();
  return (
    <ErrorState
      title={texts['list.unreadable.title']}
      safe={texts['list.unreadable.text']}
      action={
        <Button asChild intent="quiet">
          <RouterLink to={pathname + search} reloadDocument>
            {texts['event.unreadable.again']}
          </RouterLink>
        </Button>
      }
    />
  );
}
