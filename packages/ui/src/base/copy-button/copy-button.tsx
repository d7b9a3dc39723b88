import { cx } from 'class-variance-authority';
import Check from 'lucide-react/icons/check';
import Copy from 'lucide-react/icons/copy';
import { useState, forwardRef } from 'react';
import { Button, type ButtonProps } from '../button/button.tsx';
import { IconButton } from '../icon-button/icon-button.tsx';
import type { RootProps } from '../root-props/root-props.ts';

interface CopyWords {
  /** What goes to the clipboard. */
  readonly text: string;
  readonly label: string;
  readonly copiedLabel: string;
  /** The clipboard was refused: time to select the text for the bettor's own keys. */
  readonly onRefused?: (() => void) | undefined;
}

export interface CopyButtonProps
  extends CopyWords, RootProps<'button'>, Pick<ButtonProps, 'intent' | 'size' | 'fullWidth'> {}

/** Copies a text and says that it did. Hidden without scripts, where the text itself is selected. */
export const CopyButton = forwardRef<HTMLButtonElement, CopyButtonProps>(function CopyButton(
  { text, label, copiedLabel, onRefused, className, ...rest },
  ref,
) {
  const { isCopied, copy } = useCopy(text, onRefused);
  const Icon = isCopied ? Check : Copy;
  return (
    <Button ref={ref} {...rest} onClick={copy} className={cx('noscript:hidden', className)}>
      <Icon aria-hidden="true" size={16} />
      <span aria-live="polite">{isCopied ? copiedLabel : label}</span>
    </Button>
  );
});

export interface CopyIconButtonProps extends CopyWords, RootProps<'span'> {}

/** The same as an icon, at the end of a line. Its label names what is copied. */
export const CopyIconButton = forwardRef<HTMLSpanElement, CopyIconButtonProps>(
  function CopyIconButton({ text, label, copiedLabel, onRefused, className, ...rest }, ref) {
    const { isCopied, copy } = useCopy(text, onRefused);
    const Icon = isCopied ? Check : Copy;
    return (
      <span ref={ref} {...rest} className={cx('inline-flex shrink-0 noscript:hidden', className)}>
        <IconButton label={label} icon={<Icon aria-hidden="true" size={16} />} onClick={copy} />
        <span role="status" className="sr-only">
          {isCopied ? copiedLabel : ''}
        </span>
      </span>
    );
  },
);

function useCopy(text: string, onRefused: (() => void) | undefined) {
  const [copied, setCopied] = useState<string | null>(null);

  async function write() {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      onRefused?.();
    }
  }

  return { isCopied: copied === text, copy: () => void write() };
}
