import { cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../app-link/app-link.tsx';
import type { RootProps } from '../root-props/root-props.ts';

export interface ListRowProps extends RootProps<'li'> {
  readonly title: ReactNode;
  readonly text?: ReactNode;
  readonly leading?: ReactNode;
  /** Amount or state at the end of the row. */
  readonly trailing?: ReactNode;
  /** Makes the whole row a link. */
  readonly href?: string | undefined;
}

const row = 'flex min-h-14 items-center gap-3 px-card py-row text-text no-underline';

/** One line of a list in a flush card; use inside `<ul>`. */
export const ListRow = forwardRef<HTMLLIElement, ListRowProps>(function ListRow(
  { title, text, leading, trailing, href, className, ...rest },
  ref,
) {
  const content = (
    <>
      {leading ? <span className="shrink-0 text-text-muted">{leading}</span> : null}
      <span className="min-w-0 flex-1">
        <span className="block font-medium">{title}</span>
        {text ? <span className="block text-sm text-text-muted">{text}</span> : null}
      </span>
      {trailing ? <span className="shrink-0 text-right">{trailing}</span> : null}
      {href ? (
        <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-text-muted" />
      ) : null}
    </>
  );
  return (
    <li ref={ref} {...rest} className={cx('border-t border-hairline first:border-t-0', className)}>
      {href ? (
        <AppLink href={href} className={`${row} -outline-offset-2 hover:bg-raised`}>
          {content}
        </AppLink>
      ) : (
        <div className={row}>{content}</div>
      )}
    </li>
  );
});
