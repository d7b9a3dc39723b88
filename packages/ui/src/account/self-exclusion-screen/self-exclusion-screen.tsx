import { cx } from 'class-variance-authority';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { type FormHTMLAttributes, type ReactNode, forwardRef } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Button } from '../../base/button/button.tsx';
import { Picture } from '../../base/picture/picture.tsx';
import { Skeleton, SkeletonRegion } from '../../feedback/skeleton/skeleton.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

/** What is known of the exclusion, and what can be done. */
export interface ExclusionAnswer {
  /** That it is permanent, or for how long it was asked. */
  readonly period: ReactNode;
  /** The day it ends on, or that a new notice will end it. */
  readonly end: ReactNode;
  /** Where there is help. */
  readonly help?: ReactNode;
  /** Logs out: the button of a form, its hidden fields as `fields`. */
  readonly accept: FormHTMLAttributes<HTMLFormElement> & {
    readonly label: string;
    readonly fields?: ReactNode;
    readonly pending?: boolean | undefined;
  };
  /** Only for a bettor with full validation. */
  readonly withdraw: { readonly href: string; readonly label: string } | null;
}

export interface SelfExclusionPageProps extends RootProps<'section'> {
  /** That it is not possible to log in. */
  readonly title: string;
  /** Null until it is known whether the bettor is validated. */
  readonly answer: ExclusionAnswer | null;
  /** Said while it isn't known. */
  readonly loading: string;
}

/**
 * Takes the whole screen when a self-excluded bettor logs in; only its two ways lead on. Source: 2§2.
 */
export const SelfExclusionPage = forwardRef<HTMLElement, SelfExclusionPageProps>(
  function SelfExclusionPage({ title, answer, loading, className, ...rest }, ref) {
    return (
      <section
        ref={ref}
        {...rest}
        className={cx('mx-auto w-full max-w-form px-4 py-8 text-center', className)}
      >
        <h1 className="mb-6 text-display text-xl text-balance">{title}</h1>
        {answer ? <Words {...answer} /> : <WordsToCome loading={loading} />}
        <div className="mt-8 flex flex-col gap-2">
          {answer ? <Ways {...answer} /> : <WaysToCome />}
        </div>
      </section>
    );
  },
);

function Words({ period, end, help }: ExclusionAnswer) {
  return (
    <>
      <div className="flex justify-center">
        <Picture name="pause" />
      </div>
      <p className="mt-6 text-display text-lg text-balance">{period}</p>
      <p className="mt-2 text-md text-balance text-text-muted">{end}</p>
      {help ? (
        <p className="mt-6 flex items-start gap-2 rounded-card bg-info-soft p-3 text-left text-base text-on-info-soft">
          <ShieldCheck aria-hidden="true" size={20} />
          <span className="min-w-0">{help}</span>
        </p>
      ) : null}
    </>
  );
}

function Ways({ accept: { label, fields, pending, ...form }, withdraw }: ExclusionAnswer) {
  return (
    <>
      <form noValidate method="post" {...form} className="flex-1">
        {fields}
        <Button type="submit" size="large" fullWidth pending={pending}>
          {label}
        </Button>
      </form>
      {withdraw ? (
        <div className="flex-1">
          <Button asChild intent="quiet" size="large" fullWidth>
            <AppLink href={withdraw.href}>{withdraw.label}</AppLink>
          </Button>
        </div>
      ) : null}
    </>
  );
}

function WordsToCome({ loading }: { readonly loading: string }) {
  return (
    <SkeletonRegion label={loading}>
      <Skeleton className="mx-auto h-28 w-40 rounded-card" />
      <Skeleton className="mx-auto mt-6 h-7 w-72 max-w-full rounded-box" />
      <Skeleton className="mx-auto mt-2 h-6 w-56 max-w-full rounded-box" />
      <Skeleton className="mt-6 h-16 w-full rounded-card" />
    </SkeletonRegion>
  );
}

function WaysToCome() {
  return (
    <>
      <Skeleton className="h-13 flex-1 rounded-control max-sm:w-full max-sm:flex-none" />
      <Skeleton className="h-13 flex-1 rounded-control max-sm:w-full max-sm:flex-none" />
    </>
  );
}
