import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ConsequenceListProps extends RootProps<'div'> {
  /** What is closed for the time being. */
  readonly closed: { readonly label: string; readonly items: readonly string[] };
  /** What stays as it is: the money above all. */
  readonly open: { readonly label: string; readonly items: readonly string[] };
}

/** What a pause or an exclusion closes, and what it leaves open. */
export const ConsequenceList = forwardRef<HTMLDivElement, ConsequenceListProps>(
  function ConsequenceList({ closed, open, className, ...rest }, ref) {
    return (
      <div
        ref={ref}
        {...rest}
        className={cx(
          'grid gap-4 rounded-box border border-hairline bg-ground p-3 sm:grid-cols-2',
          className,
        )}
      >
        <Side {...closed} isOpen={false} />
        <Side {...open} isOpen />
      </div>
    );
  },
);

function Side({
  label,
  items,
  isOpen,
}: ConsequenceListProps['open'] & { readonly isOpen: boolean }) {
  const Icon = isOpen ? Check : X;
  return (
    <div>
      <p className="text-base font-bold">{label}</p>
      <ul aria-label={label} className="mt-1 flex flex-col gap-1">
        {items.map((item) => (
          <li key={item} className="flex items-start gap-2 text-base">
            <Icon
              aria-hidden="true"
              size={16}
              strokeWidth={2.5}
              className={`mt-0.5 ${isOpen ? 'text-success' : 'text-danger'}`}
            />
            <span className="min-w-0">{item}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
