import { Link as RouterLink, useLocation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import type { TextSections } from '../../../format/text-sections.ts';
import { paths } from '../../../paths.ts';

export interface UnreadableEventProps {
  readonly texts: TextSections<Namespaces['sportsbook'], 'event.unreadable'>;
  /** That this page can't be shown; names an event unless told otherwise. */
  readonly title?: string;
}

/** The page of an event or a competition that can't be read now: it links to itself and to events. */
export default function UnreadableEvent({
  texts,
  title = texts['event.unreadable.title'],
}: UnreadableEventProps) {
  const { pathname, search } = useLocation();
  return (
    <div className="mx-auto w-full max-w-form px-4 py-10">
      <ErrorState
        titleAs="h1"
        title={title}
        safe={texts['event.unreadable.text']}
        action={
          <span className="flex flex-col items-center gap-3">
            <Button asChild>
              <RouterLink to={pathname + search} reloadDocument>
                {texts['event.unreadable.again']}
              </RouterLink>
            </Button>
            <Link href={paths.sportsbook}>{texts['event.unreadable.action']}</Link>
          </span>
        }
      />
    </div>
  );
}
