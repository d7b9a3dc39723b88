import { cva, cx } from 'class-variance-authority';
import { type ForwardedRef, type ReactNode, type RefAttributes, forwardRef } from 'react';
import type { RootProps } from '../root-props/root-props.ts';

export interface DataColumn<Key extends string> {
  readonly key: Key;
  readonly label: ReactNode;
  /** Amounts and other figures stand at the end. */
  readonly align?: 'start' | 'end' | undefined;
}

export interface DataRow<Key extends string> {
  readonly id: string;
  readonly cells: Readonly<Record<Key, ReactNode>>;
}

export interface DataTableProps<Key extends string> extends RootProps<'div'> {
  /** What the table shows. */
  readonly caption: ReactNode;
  /** A heading near by says it already. */
  readonly captionHidden?: boolean | undefined;
  /** The first column names its row, and is the title of its card on a phone. */
  readonly columns: readonly DataColumn<Key>[];
  readonly rows: readonly DataRow<Key>[];
  /** In place of the rows when there are none: an `EmptyState`. */
  readonly empty: ReactNode;
}

const cellStyles = cva(
  'break-words max-md:flex max-md:justify-between max-md:gap-4 max-md:py-1 max-md:text-right md:px-card md:py-3',
  { variants: { align: { start: 'md:text-left', end: 'tabular-nums md:text-right' } } },
);

/** Browsers forget the roles of a table that is not laid out as one, unless they are written out. */
const written = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  rowheader: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

/** `forwardRef` alone forgets that columns and cells have the same keys. */
type GenericTable = <Key extends string>(
  props: DataTableProps<Key> & RefAttributes<HTMLDivElement>,
) => ReactNode;

/** Rows of facts: a table from md on, a card for each row below. */
export const DataTable = forwardRef(Table) as GenericTable;

function Table<Key extends string>(
  { caption, captionHidden = false, columns, rows, empty, className, ...rest }: DataTableProps<Key>,
  ref: ForwardedRef<HTMLDivElement>,
) {
  if (rows.length === 0) {
    return (
      <div ref={ref} {...rest} className={className}>
        {empty}
      </div>
    );
  }
  return (
    <div ref={ref} {...rest} className={cx('card-frame overflow-clip', className)}>
      <table {...written.table} className="w-full border-collapse text-base max-md:block">
        <caption
          className={
            captionHidden
              ? 'sr-only'
              : 'px-card pt-card pb-2 text-left text-md font-bold max-md:block'
          }
        >
          {caption}
        </caption>
        <thead {...written.rowgroup} className="max-md:sr-only">
          <tr {...written.row} className="text-sm text-text-muted">
            {columns.map(({ key, label, align = 'start' }) => (
              <th
                key={key}
                {...written.columnheader}
                scope="col"
                className={`px-card py-2 font-medium ${align === 'end' ? 'text-right' : 'text-left'}`}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...written.rowgroup} className="max-md:block">
          {rows.map(({ id, cells }) => (
            <tr
              key={id}
              {...written.row}
              className="border-t border-hairline max-md:block max-md:px-card max-md:py-3 max-md:first:border-t-0"
            >
              {columns.map(({ key, label, align = 'start' }, at) =>
                at === 0 ? (
                  <th
                    key={key}
                    {...written.rowheader}
                    scope="row"
                    className="text-left font-bold break-words max-md:block max-md:pb-1 md:px-card md:py-3"
                  >
                    {cells[key]}
                  </th>
                ) : (
                  <td key={key} {...written.cell} className={cellStyles({ align })}>
                    <span aria-hidden="true" className="text-text-muted md:hidden">
                      {label}
                    </span>
                    <span className="min-w-0">{cells[key]}</span>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
