import { cx } from 'class-variance-authority';
import type { DocumentStanding } from '@vitrine/betting/account/document-status';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import Lock from 'lucide-react/icons/lock';
import Upload from 'lucide-react/icons/upload';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Badge } from '../../base/badge/badge.tsx';
import { Button } from '../../base/button/button.tsx';
import { DocumentDrawing, type DocumentKind } from '../document-drawing/document-drawing.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

const marks = {
  accepted: { tone: 'success', Icon: CircleCheck },
  inReview: { tone: 'info', Icon: Clock },
  toSend: { tone: 'warning', Icon: Upload },
  refused: { tone: 'danger', Icon: CircleAlert },
  blocked: { tone: 'danger', Icon: Lock },
} as const;

export interface ShownDocument {
  readonly kind: DocumentKind;
  readonly name: string;
  readonly standing: DocumentStanding;
  /** Its status in a few words. */
  readonly statusText: string;
  /** What it means and what to do. */
  readonly text?: ReactNode;
  /** Where it is sent, or who helps. */
  readonly action?:
    { readonly href: string; readonly text: string; readonly label: string } | undefined;
}

export interface DocumentStatusListProps extends RootProps<'ul'> {
  readonly label: string;
  readonly documents: readonly ShownDocument[];
}

/** Each document that proves who the bettor is, and where it stands. Source: 1§4. */
export const DocumentStatusList = forwardRef<HTMLUListElement, DocumentStatusListProps>(
  function DocumentStatusList({ label, documents, className, ...rest }, ref) {
    return (
      <ul
        ref={ref}
        {...rest}
        aria-label={label}
        className={cx('card-frame overflow-hidden', className)}
      >
        {documents.map(({ kind, name, standing, statusText, text, action }) => {
          const { tone, Icon } = marks[standing];
          return (
            <li
              key={`${kind} ${statusText}`}
              data-standing={standing}
              className="flex gap-3 border-t border-hairline p-card first:border-t-0"
            >
              <span className="max-sm:hidden">
                <DocumentDrawing kind={kind} />
              </span>
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
                  <span className="text-md font-bold">{name}</span>
                  <Badge tone={tone} icon={<Icon aria-hidden="true" size={12} />}>
                    {statusText}
                  </Badge>
                </p>
                {text ? <p className="mt-1 text-base text-text-muted">{text}</p> : null}
                {action ? (
                  <Button asChild intent="quiet" className="mt-3">
                    <AppLink href={action.href} aria-label={action.label}>
                      {action.text}
                    </AppLink>
                  </Button>
                ) : null}
              </div>
            </li>
          );
        })}
      </ul>
    );
  },
);
