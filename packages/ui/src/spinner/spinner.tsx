export interface SpinnerProps {
  /** What is being waited for. */
  readonly label: string;
  /** The words are said only: the place around the spinner says them already. */
  readonly labelHidden?: boolean | undefined;
}

/** A wait whose result has no shape yet; where it has one, a skeleton stands. As large as the text. */
export function Spinner({ label, labelHidden = false }: SpinnerProps) {
  return (
    <span role="status" className="inline-flex items-center gap-2">
      <span aria-hidden="true" className="spinner text-link" />
      <span className={labelHidden ? 'sr-only' : ''}>{label}</span>
    </span>
  );
}
