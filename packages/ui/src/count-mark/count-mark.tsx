import { cva } from 'class-variance-authority';

const markStyles = cva(
  'min-w-4.5 rounded-pill border px-1 text-center text-xs leading-4 font-bold tabular-nums',
  {
    variants: {
      tone: {
        action: 'border-nav bg-action text-on-action',
        quiet: 'border-transparent bg-hairline text-text',
      },
    },
  },
);

export interface CountMarkProps {
  readonly count: number;
  /** The count in words: `3 seleções no cupom`. */
  readonly label: string;
  /** What waits for the bettor, or merely how many there are. */
  readonly tone?: 'action' | 'quiet' | undefined;
  /** Where it stands over an icon. */
  readonly className?: string | undefined;
}

/** A count beside or over an icon; beyond two digits it is `99+`, so that its place stays small. */
export function CountMark({ count, label, tone = 'action', className }: CountMarkProps) {
  return (
    <span className={markStyles({ tone, className })}>
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>{' '}
      <span className="sr-only">{label}</span>
    </span>
  );
}
