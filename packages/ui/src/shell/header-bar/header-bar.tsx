import { cx } from 'class-variance-authority';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Button } from '../../base/button/button.tsx';
import { PlusLink } from '../../base/button/plus-link.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface HeaderLink {
  readonly href: string;
  readonly label: string;
}

export interface HeaderNavigationItem extends HeaderLink {
  readonly current: boolean;
}

/** What stands at the end of the bar. */
export type HeaderAccount =
  | { readonly kind: 'guest'; readonly logIn: HeaderLink; readonly register: HeaderLink }
  | {
      readonly kind: 'bettor';
      /** How long the session has lasted, and the page of the limits; none while it is not known. */
      readonly session?: (HeaderLink & { readonly text: string }) | undefined;
      /** The formatted amount, and the page behind it. */
      readonly balance: HeaderLink & { readonly text: string };
      /** None for who may not deposit. */
      readonly deposit?: HeaderLink | undefined;
      readonly profile: HeaderLink;
    };

export interface HeaderBarProps extends RootProps<'header'> {
  /** The brand's mark or wordmark; drawn in the header's own colours. */
  readonly mark: ReactNode;
  readonly home: HeaderLink;
  readonly navigationLabel: string;
  readonly navigation: readonly HeaderNavigationItem[];
  readonly account: HeaderAccount;
}

/** The bar at the top: 52 px on a phone, 64 px where the navigation stands beside the mark. */
export const HeaderBar = forwardRef<HTMLElement, HeaderBarProps>(function HeaderBar(
  { mark, home, navigationLabel, navigation, account, className, ...rest },
  ref,
) {
  return (
    <header
      ref={ref}
      {...rest}
      className={cx(
        'sticky top-0 z-30 border-b-header bg-header text-on-header short-landscape:static low:static',
        className,
      )}
    >
      <div className="mx-auto flex h-13 max-w-page items-center gap-2 px-3 lg:h-16 lg:gap-6 lg:px-6">
        <AppLink
          href={home.href}
          aria-label={home.label}
          className="inline-flex h-11 shrink-0 items-center text-on-header"
        >
          {mark}
        </AppLink>
        <nav aria-label={navigationLabel} className="hidden h-full lg:block">
          <ul className="flex h-full gap-1">
            {navigation.map((item) => (
              <li key={item.href}>
                <AppLink
                  href={item.href}
                  aria-current={item.current ? 'page' : undefined}
                  className="relative flex h-full items-center px-3 text-base font-medium text-header-muted no-underline -outline-offset-2 hover:text-on-header aria-[current]:font-bold aria-[current]:text-on-header aria-[current]:after:absolute aria-[current]:after:inset-x-3 aria-[current]:after:bottom-0 aria-[current]:after:h-0.75 aria-[current]:after:bg-current"
                >
                  {item.label}
                </AppLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex min-w-0 items-center gap-2">
          {account.kind === 'guest' ? (
            <>
              <Button asChild intent="header" size="small">
                <AppLink href={account.logIn.href}>{account.logIn.label}</AppLink>
              </Button>{' '}
              <Button asChild size="small">
                <AppLink href={account.register.href}>{account.register.label}</AppLink>
              </Button>
            </>
          ) : (
            <Bettor {...account} />
          )}
        </div>
      </div>
    </header>
  );
});

function Bettor({
  session,
  balance,
  deposit,
  profile,
}: Extract<HeaderAccount, { kind: 'bettor' }>) {
  return (
    <>
      {session ? (
        <AppLink
          href={session.href}
          className="flex min-h-11 flex-col justify-center text-right leading-tight text-on-header no-underline"
        >
          <span className="text-xs text-header-muted">{session.label}</span>{' '}
          <span className="text-base whitespace-nowrap tabular-nums">{session.text}</span>
        </AppLink>
      ) : null}
      <AppLink
        href={balance.href}
        className="flex min-h-11 min-w-20 sm:min-w-28 flex-col justify-center text-right leading-tight text-on-header no-underline"
      >
        <span className="text-xs text-header-muted">{balance.label}</span>{' '}
        <span className="text-base font-bold whitespace-nowrap tabular-nums">{balance.text}</span>
      </AppLink>
      {deposit ? <PlusLink {...deposit} /> : null}
      <AppLink
        href={profile.href}
        aria-label={profile.label}
        className="inline-flex size-11 shrink-0 items-center justify-center rounded-control text-on-header max-lg:hidden"
      >
        <UserRound aria-hidden="true" size={20} />
      </AppLink>
    </>
  );
}
