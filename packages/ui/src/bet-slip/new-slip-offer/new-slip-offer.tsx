import { cx } from 'class-variance-authority';
import { forwardRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface NewSlipOfferProps extends RootProps<'div'> {
  readonly title: string;
  /** The market and the event of what was tapped. */
  readonly text: string;
  /** Submits its form, such as `Novo cupom com Floresta 2.10`. */
  readonly button: { readonly name: string; readonly value: string; readonly label: string };
}

/** Over the result of a bet: what was tapped meanwhile can begin a new slip. */
export const NewSlipOffer = forwardRef<HTMLDivElement, NewSlipOfferProps>(function NewSlipOffer(
  { title, text, button: { label, ...button }, className, ...rest },
  ref,
) {
  return (
    <div
      ref={ref}
      {...rest}
      className={cx('grid gap-2 border-b border-hairline bg-raised p-card text-text', className)}
    >
      <p className="text-sm">
        <strong className="block font-bold">{title}</strong> <span>{text}</span>
      </p>
      <Button type="submit" fullWidth {...button}>
        {label}
      </Button>
    </div>
  );
});
