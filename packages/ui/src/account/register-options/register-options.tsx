import { cx } from 'class-variance-authority';
import Mail from 'lucide-react/icons/mail';
import { type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Button } from '../../base/button/button.tsx';
import { Link } from '../../base/link/link.tsx';
import { GoogleMark } from '../google-mark/google-mark.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

interface OptionLink {
  readonly href: string;
  readonly label: string;
}

export interface RegisterOptionsProps extends RootProps<'section'> {
  readonly title: ReactNode;
  readonly intro: ReactNode;
  readonly email: OptionLink;
  /** Where the brand offers it; without it the e-mail is the only way. */
  readonly google?: (OptionLink & { readonly text: ReactNode }) | undefined;
  readonly logIn: { readonly question: ReactNode; readonly href: string; readonly label: string };
  /** The risks of playing, as they must be said at sign-up. */
  readonly note?: ReactNode;
}

/** How one wants to open an account: by e-mail or with Google. Source: 1§1, 1§2. */
export const RegisterOptions = forwardRef<HTMLElement, RegisterOptionsProps>(
  function RegisterOptions({ title, intro, email, google, logIn, note, className, ...rest }, ref) {
    return (
      <section
        ref={ref}
        {...rest}
        className={cx('mx-auto flex w-full max-w-form flex-col gap-4', className)}
      >
        <header>
          <h1 className="text-display text-xl text-balance">{title}</h1>
          <p className="mt-1 text-base text-text-muted">{intro}</p>
        </header>
        <div className="card-frame flex flex-col gap-3 p-card">
          <Button asChild size="large" fullWidth>
            <AppLink href={email.href}>
              <Mail aria-hidden="true" size={20} />
              {email.label}
            </AppLink>
          </Button>
          {google ? (
            <>
              <Button asChild size="large" intent="quiet" fullWidth>
                <AppLink href={google.href}>
                  <GoogleMark />
                  {google.label}
                </AppLink>
              </Button>
              <p className="text-center text-sm text-text-muted">{google.text}</p>
            </>
          ) : null}
          <p className="border-t border-hairline pt-3 text-center text-base">
            {logIn.question} <Link href={logIn.href}>{logIn.label}</Link>
          </p>
        </div>
        {note}
      </section>
    );
  },
);
