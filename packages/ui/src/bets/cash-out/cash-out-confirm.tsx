import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Button } from '../../base/button/button.tsx';

/** A submit button of the form around it. */
export interface CashOutAction {
  readonly name: string;
  readonly value: string;
  readonly label: string;
}

export interface CashOutConfirmProps {
  readonly title: string;
  /** `h3` inside the card of its bet. */
  readonly titleAs?: 'h2' | 'h3' | undefined;
  /** What ends, and that it can't be undone. */
  readonly text: string;
  readonly value: { readonly label: string; readonly text: string };
  /** The value asked about before, when the present one is another. */
  readonly changed: {
    /** That it changed, and what to do. */
    readonly text: string;
    readonly label: string;
    readonly valueText: string;
  } | null;
  readonly confirm: CashOutAction;
  readonly dismiss: CashOutAction;
  /** The answer is on its way. */
  readonly isSending?: boolean | undefined;
}

/** The question before a bet ends, with the value it is about; a value that changed stands out. */
export function CashOutConfirm({
  title,
  titleAs: Title = 'h3',
  text,
  value,
  changed,
  confirm,
  dismiss,
  isSending = false,
}: CashOutConfirmProps) {
  return (
    <div>
      <Title tabIndex={-1} className="text-base font-bold">
        {title}
      </Title>
      <p className="text-sm text-text-muted">{text}</p>
      <dl className="mt-2 flex flex-wrap items-baseline justify-between gap-x-3 rounded-box bg-ground px-3 py-2">
        <dt className="text-sm">{value.label}</dt>
        <dd className="ml-auto text-right text-lg leading-6 font-bold tabular-nums">
          {changed ? (
            <span className="mr-2 text-sm font-normal text-text-muted">
              <span className="sr-only">{changed.label} </span>
              <del>{changed.valueText}</del>
            </span>
          ) : null}{' '}
          <span className="inline-block">{value.text}</span>
        </dd>
      </dl>
      <div role="status">
        {changed ? (
          <p className="mt-2 flex items-start gap-2 rounded-box bg-warning-soft px-3 py-2 text-sm font-medium text-on-warning-soft">
            <TriangleAlert aria-hidden="true" size={16} className="mt-0.5" />
            {changed.text}
          </p>
        ) : null}
      </div>
      <div className="mt-3 grid gap-2 sm:grid-cols-2">
        <Button type="submit" name={confirm.name} value={confirm.value} pending={isSending}>
          {confirm.label}
        </Button>
        <Button type="submit" name={dismiss.name} value={dismiss.value} intent="quiet">
          {dismiss.label}
        </Button>
      </div>
    </div>
  );
}
