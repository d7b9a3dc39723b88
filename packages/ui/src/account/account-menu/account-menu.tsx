import { cva, cx } from 'class-variance-authority';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { forwardRef, useId } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface AccountMenuGroup {
  readonly title: string;
  readonly links: readonly AccountMenuLink[];
}

export interface AccountMenuLink {
  readonly href: string;
  readonly label: string;
  /** The page is this one, or one below it. */
  readonly current?: boolean | undefined;
}

export interface AccountMenuProps extends RootProps<'nav'> {
  readonly label: string;
  readonly groups: readonly AccountMenuGroup[];
  /** `cards` fill a page of their own, `column` stands beside pages. */
  readonly look?: 'cards' | 'column';
}

const list = cva('', { variants: { look: { cards: 'card-frame overflow-clip', column: '' } } });

const link = cva('flex items-center justify-between gap-2 text-text no-underline', {
  variants: {
    look: {
      cards: 'min-h-13 px-card font-medium -outline-offset-2 hover:text-link',
      column:
        'min-h-tap rounded-control px-3 text-base hover:bg-raised aria-[current]:bg-raised aria-[current]:font-bold',
    },
  },
});

/** The pages of a bettor's own, in groups. */
export const AccountMenu = forwardRef<HTMLElement, AccountMenuProps>(function AccountMenu(
  { label, groups, look = 'cards', className, ...rest },
  ref,
) {
  const id = useId();
  return (
    <nav
      ref={ref}
      {...rest}
      aria-label={label}
      className={cx('grid', look === 'cards' ? 'gap-6 md:grid-cols-2' : 'gap-4', className)}
    >
      {groups.map(({ title, links }, index) => (
        <section key={title} aria-labelledby={`${id}-${index}`}>
          <h2
            id={`${id}-${index}`}
            className={cx(
              'text-sm font-bold text-text-muted',
              look === 'cards' ? 'pb-2' : 'px-3 pb-1',
            )}
          >
            {title}
          </h2>
          <ul className={list({ look })}>
            {links.map(({ href, label: text, current = false }) => (
              <li
                key={href}
                className={look === 'cards' ? 'border-t border-hairline first:border-t-0' : ''}
              >
                <AppLink
                  href={href}
                  aria-current={current ? 'page' : undefined}
                  className={link({ look })}
                >
                  {text}
                  {look === 'cards' ? (
                    <ChevronRight
                      aria-hidden="true"
                      size={20}
                      className="shrink-0 text-text-muted"
                    />
                  ) : null}
                </AppLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  );
});
