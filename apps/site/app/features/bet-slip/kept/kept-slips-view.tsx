import { Form, Link as RouterLink } from '@remix-run/react';
import { countText, formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { KeptFocus } from '@vitrine/ui/base/kept-focus';
import { Link } from '@vitrine/ui/base/link';
import { PageHeading } from '@vitrine/ui/base/page-heading';
import { Alert } from '@vitrine/ui/feedback/alert';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { formatDay, formatTime } from '../../../format/date-time.ts';
import { KEPT_CHOICE_FIELD, type KeptSlipName } from '../../../shapes/bet-slip/kept-slip.ts';
import { keptSlipPath } from '../../../paths/slip-paths.ts';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';

export interface KeptSlipsViewProps {
  readonly texts: Namespaces['bet-history'];
  /** The newest first. */
  readonly kept: readonly KeptSlipName[];
  /** Whether no other slip can be put aside. */
  readonly isFull: boolean;
}

/** The slips that a visitor put aside. */
export function KeptSlipsView({ texts, kept, isFull }: KeptSlipsViewProps) {
  return (
    <div className="mx-auto grid w-full max-w-content grid-cols-1 gap-4 px-4 py-6">
      <PageHeading title={texts['kept.title']} />
      {/* A slip that is deleted goes with its button. */}
      <KeptFocus state={kept.map(({ id }) => id).join(' ')} className="grid grid-cols-1 gap-4">
        {kept.length === 0 ? (
          <EmptyState
            drawing="slip"
            tabIndex={-1}
            title={texts['kept.empty.title']}
            text={texts['kept.empty.text']}
            action={
              <Button asChild intent="quiet">
                <RouterLink to={paths.sportsbook}>{texts['repeat.none.action']}</RouterLink>
              </Button>
            }
          />
        ) : (
          <>
            {isFull ? (
              <Alert
                tone="warning"
                title={formatText(texts['kept.full'], { count: kept.length })}
              />
            ) : (
              <p className="text-text-muted">{texts['kept.text']}</p>
            )}
            <ul className="card-frame overflow-clip">
              {kept.map((each) => (
                <KeptItem key={each.id} kept={each} texts={texts} />
              ))}
            </ul>
          </>
        )}
      </KeptFocus>
      <p>
        <Link emphasis="standalone" href={paths.betSlip}>
          {texts['kept.back']}
        </Link>
      </p>
    </div>
  );
}

interface KeptItemProps extends Pick<KeptSlipsViewProps, 'texts'> {
  readonly kept: KeptSlipName;
}

function KeptItem({ kept: { id, outcomeName, count, keptAt }, texts }: KeptItemProps) {
  const { format } = useShellData();
  return (
    <li className="flex items-center gap-3 border-t border-hairline px-card py-3 first:border-t-0">
      <span className="min-w-0 flex-1">
        <Link emphasis="standalone" href={keptSlipPath(id)} className="break-words">
          {outcomeName}
        </Link>
        <span className="block text-sm">
          {countText(texts, 'kept.count', count, format.language)}
        </span>
        <span className="block text-xs text-text-muted">
          {formatText(texts['kept.keptAt'], {
            day: formatDay(keptAt, format),
            time: formatTime(keptAt, format),
          })}
        </span>
      </span>
      <Form method="post" action={keptSlipPath(id)}>
        <CsrfField />
        <Button
          type="submit"
          intent="quiet"
          size="small"
          name={KEPT_CHOICE_FIELD}
          value="delete"
          aria-label={formatText(texts['kept.delete.label'], { outcome: outcomeName })}
        >
          {texts['kept.delete']}
        </Button>
      </Form>
    </li>
  );
}
