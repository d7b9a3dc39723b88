import { useNavigate } from '@remix-run/react';
import { SelfExclusionPage } from '@vitrine/ui/account/self-exclusion-screen';
import { Link } from '@vitrine/ui/base/link';
import { useEffect } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { paths } from '../../../paths.ts';

interface Way {
  readonly href: string;
  readonly label: string;
}

export interface SelfExcludedViewProps {
  readonly title: string;
  readonly loading: string;
  readonly period: string;
  readonly end: string;
  readonly help: string;
  readonly accept: string;
  /** Null without full validation. */
  readonly withdraw: Way | null;
  /** Why there is no way to withdraw here; null when there is one. */
  readonly noWithdrawal: string | null;
  /** Asks for the validation again; null when it is known. */
  readonly again: Way | null;
  /** Where the screen looks again by itself; null once it stopped looking. */
  readonly nextLook: string | null;
  readonly contacts: readonly Way[];
  readonly movements: Way;
}

const LOOK_MS = 2000;

/**
 * The screen of a self-excluded bettor: for how long, until when, the withdrawal and the log-out. A
 * skeleton stands there while it is not known whether they are validated. Source: 2§2.
 */
export function SelfExcludedView(props: SelfExcludedViewProps) {
  const { title, loading, period, end, help, withdraw, noWithdrawal, again, nextLook } = props;
  useNextLook(nextLook);
  if (nextLook !== null) {
    return (
      <>
        <SelfExclusionPage title={title} loading={loading} answer={null} />
        <noscript>
          <meta httpEquiv="refresh" content={`${LOOK_MS / 1000};url=${nextLook}`} />
        </noscript>
      </>
    );
  }
  return (
    <>
      <SelfExclusionPage
        title={title}
        loading={loading}
        answer={{
          period,
          end,
          help,
          accept: { label: props.accept, action: paths.logout, fields: <CsrfField /> },
          withdraw,
        }}
      />
      <div className="mx-auto grid max-w-form justify-items-center gap-4 px-4 pb-10 text-center">
        {noWithdrawal ? <p className="text-text-muted">{noWithdrawal}</p> : null}
        {[...(again ? [again] : []), props.movements, ...props.contacts].map(({ href, label }) => (
          <Link key={href} emphasis="standalone" href={href}>
            {label}
          </Link>
        ))}
      </div>
    </>
  );
}

function useNextLook(path: string | null): void {
  const navigate = useNavigate();
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => navigate(path, { replace: true }), LOOK_MS);
    return () => clearTimeout(timer);
  }, [path, navigate]);
}
