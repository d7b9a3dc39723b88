import { Link as RouterLink } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { SkeletonRows } from '@vitrine/ui/feedback/skeleton-rows';
import type { SportsbookTexts } from '../../format/event-texts.ts';
import { useShellData } from '../../shell-data.ts';

export interface EmptyListProps {
  readonly texts: SportsbookTexts;
  readonly kind: 'live' | 'upcoming';
  /** The path of a page that may have events instead. */
  readonly elsewhere: string;
}

/** An empty list of events: there are none, or they have not been read yet. */
export function EmptyList({ texts, kind, elsewhere }: EmptyListProps) {
  const { feed, texts: shell } = useShellData();
  if (feed === 'loading') return <SkeletonRows label={shell.feedLoading} count={6} twoLines />;
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
