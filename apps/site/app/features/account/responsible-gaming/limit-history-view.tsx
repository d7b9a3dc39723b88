import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { DataTable } from '@vitrine/ui/base/data-table';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { FormPage } from '../../../forms/form-page.tsx';
import type { TextSections } from '../../../format/text-sections.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { paths } from '../../../paths.ts';

interface ChangeOfLimit {
  readonly id: string;
  readonly limit: string;
  readonly asked: string;
  readonly previous: string;
  readonly value: string;
  readonly holds: string;
}

export interface LimitHistoryViewProps {
  readonly texts: TextSections<
    Namespaces['responsible-gaming'],
    'history' | 'limits.readAgain' | 'page.title' | 'session.limits'
  >;
  /** The newest first; null when they could not be read. */
  readonly changes: readonly ChangeOfLimit[] | null;
}

/** Every change of the bettor's limits: when, from what to what, and since when it holds. */
export function LimitHistoryView({ texts, changes }: LimitHistoryViewProps) {
  return (
    <FormPage
      title={texts['history.title']}
      intro={texts['history.intro']}
      back={{ href: paths.responsibleGame, label: texts['session.limits'] }}
      wide
    >
      {changes === null ? (
        <ErrorState
          title={texts['history.unread']}
          safe={texts['history.unreadText']}
          action={
            <Button asChild>
              <a href={accountPaths.limitHistory}>{texts['limits.readAgain']}</a>
            </Button>
          }
        />
      ) : (
        <DataTable
          caption={texts['history.title']}
          captionHidden
          columns={[
            { key: 'limit', label: texts['history.limit'] },
            { key: 'asked', label: texts['history.asked'], align: 'end' },
            { key: 'previous', label: texts['history.previous'], align: 'end' },
            { key: 'value', label: texts['history.value'], align: 'end' },
            { key: 'holds', label: texts['history.holds'], align: 'end' },
          ]}
          rows={changes.map(({ id, ...cells }) => ({ id, cells }))}
          empty={
            <EmptyState
              drawing="bets"
              title={texts['history.empty']}
              text={texts['history.emptyText']}
              action={
                <Button asChild intent="quiet">
                  <a href={paths.responsibleGame}>{texts['session.limits']}</a>
                </Button>
              }
            />
          }
        />
      )}
    </FormPage>
  );
}
