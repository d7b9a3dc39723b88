import FileText from 'lucide-react/icons/file-text';
import { type ReactNode, forwardRef } from 'react';
import { Badge } from '../../base/badge/badge.tsx';
import { DataTable } from '../../base/data-table/data-table.tsx';
import { Link } from '../../base/link/link.tsx';
import { PROMOTION_TONES, type PromotionState } from '../promotion-card/promotion-card.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface Regulation {
  readonly id: string;
  readonly promotion: string;
  readonly periodText: string;
  readonly state: PromotionState;
  readonly stateText: string;
  /** Its label names the promotion for those who hear the link alone. */
  readonly document: { readonly href: string; readonly text: string; readonly label: string };
}

export interface RegulationTableProps extends RootProps<'div'> {
  readonly caption: string;
  /** The heads of the four columns. */
  readonly columns: {
    readonly promotion: string;
    readonly period: string;
    readonly state: string;
    readonly document: string;
  };
  readonly rows: readonly Regulation[];
  /** In place of the rows when there are none. */
  readonly empty: ReactNode;
}

/** The full texts of the promotions, present and past. Source: 1§2. */
export const RegulationTable = forwardRef<HTMLDivElement, RegulationTableProps>(
  function RegulationTable({ caption, columns, rows, empty, ...rest }, ref) {
    return (
      <DataTable
        ref={ref}
        {...rest}
        caption={caption}
        captionHidden
        columns={[
          { key: 'promotion', label: columns.promotion },
          { key: 'period', label: columns.period },
          { key: 'state', label: columns.state },
          { key: 'document', label: columns.document, align: 'end' },
        ]}
        rows={rows.map(({ id, promotion, periodText, state, stateText, document }) => ({
          id,
          cells: {
            promotion,
            period: periodText,
            state: <Badge tone={PROMOTION_TONES[state]}>{stateText}</Badge>,
            document: (
              <Link emphasis="standalone" href={document.href} aria-label={document.label}>
                <span className="inline-flex items-center gap-1.5">
                  <FileText aria-hidden="true" size={16} />
                  {document.text}
                </span>
              </Link>
            ),
          },
        }))}
        empty={empty}
      />
    );
  },
);
