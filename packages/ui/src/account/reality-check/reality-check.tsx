import { cx } from 'class-variance-authority';
import { type FormHTMLAttributes, type ForwardedRef, type ReactNode, forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { Picture } from '../../base/picture/picture.tsx';

export interface RealityCheckFact {
  readonly label: string;
  readonly text: string;
}

interface Answer {
  readonly value: string;
  readonly label: string;
}

/** The answer is posted: attributes and ref are the form's. */
export interface RealityCheckPageProps extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'title' | 'children'
> {
  readonly title: string;
  readonly text: ReactNode;
  /** Time played, staked, won. */
  readonly facts: readonly RealityCheckFact[];
  /** What was won or lost on the whole; told the same way whichever it is. */
  readonly result: RealityCheckFact;
  /** Hidden fields of the form. */
  readonly fields?: ReactNode;
  /** The two submit buttons post their value under this name. */
  readonly name: string;
  readonly goOn: Answer;
  readonly stop: Answer;
  /** The answer that is on its way. */
  readonly pending?: string | undefined;
}

/**
 * Interrupts the play with what it has cost so far. There is no way past it but an answer, and
 * neither answer is easier to reach than the other.
 */
export const RealityCheckPage = forwardRef<HTMLFormElement, RealityCheckPageProps>(
  function RealityCheckPage(check, ref) {
    return (
      <section className="mx-auto w-full max-w-form p-4">
        <h1 className="mb-4 text-center text-display text-xl text-balance">{check.title}</h1>
        <Check {...check} formRef={ref} />
      </section>
    );
  },
);

interface CheckProps extends RealityCheckPageProps {
  readonly formRef: ForwardedRef<HTMLFormElement>;
}

function Check({
  title: _title,
  text,
  facts,
  result,
  fields,
  name,
  goOn,
  stop,
  pending,
  formRef,
  className,
  ...form
}: CheckProps) {
  return (
    <form
      noValidate
      ref={formRef}
      method="post"
      {...form}
      className={cx('flex flex-col gap-4', className)}
    >
      {fields}
      <div className="flex justify-center">
        <Picture name="pause" />
      </div>
      <p className="text-center text-md text-balance text-text-muted">{text}</p>
      <dl className="card-frame overflow-hidden">
        {facts.map((fact) => (
          <div
            key={fact.label}
            className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline px-card py-2.5 first:border-t-0"
          >
            <dt className="text-text-muted">{fact.label}</dt>
            <dd className="ml-auto font-bold tabular-nums">{fact.text}</dd>
          </div>
        ))}
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-t border-hairline bg-raised px-card py-3">
          <dt className="text-md font-bold">{result.label}</dt>
          <dd className="ml-auto text-lg font-bold whitespace-nowrap tabular-nums">
            {result.text}
          </dd>
        </div>
      </dl>
      <div className="grid gap-2 sm:grid-cols-2">
        {[stop, goOn].map((answer) => (
          <Button
            key={answer.value}
            type="submit"
            name={name}
            value={answer.value}
            intent="quiet"
            size="large"
            pending={pending === answer.value}
          >
            {answer.label}
          </Button>
        ))}
      </div>
    </form>
  );
}
