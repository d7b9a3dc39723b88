import * as Dialog from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import X from 'lucide-react/icons/x';
import { type ReactNode, forwardRef } from 'react';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { useFocusReturn } from '../modal/use-focus-return.ts';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface FullScreenModalProps extends RootProps<'div'> {
  readonly open: boolean;
  /** The button at the end of the bar, and Escape; null when only the actions lead on. */
  readonly close: { readonly label: string; readonly onClose: () => void } | null;
  readonly title: ReactNode;
  /** At the beginning of the bar: the brand's mark. */
  readonly mark?: ReactNode;
  readonly children: ReactNode;
  /** The actions, always in reach of the thumb. */
  readonly footer?: ReactNode;
}

/**
 * A matter of its own that takes the whole screen, over a page that stays as it was. Attributes and
 * ref are those of the dialog.
 */
export const FullScreenModal = forwardRef<HTMLDivElement, FullScreenModalProps>(
  function FullScreenModal(
    { open, close, title, mark, children, footer, className, ...rest },
    ref,
  ) {
    const focusReturn = useFocusReturn();
    return (
      <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : close?.onClose())}>
        <Dialog.Portal>
          <Dialog.Content
            ref={ref}
            aria-describedby={undefined}
            {...rest}
            {...focusReturn}
            className={cx(
              'fixed inset-0 z-40 flex animate-fade-in flex-col bg-ground text-text',
              className,
            )}
          >
            <header className="border-b-header bg-header text-on-header">
              <div className="mx-auto flex min-h-13 max-w-content items-center gap-3 pr-1 pl-4">
                {mark}
                <Dialog.Title className="min-w-0 flex-1 py-2 text-md leading-tight font-bold">
                  {title}
                </Dialog.Title>
                {close ? (
                  <Dialog.Close asChild>
                    <IconButton label={close.label} icon={<X aria-hidden="true" size={20} />} />
                  </Dialog.Close>
                ) : null}
              </div>
            </header>
            <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain">
              <div className="mx-auto max-w-content p-4">{children}</div>
            </div>
            {footer ? (
              <footer className="border-t border-hairline bg-card pb-[env(safe-area-inset-bottom)]">
                <div className="mx-auto flex max-w-content flex-col gap-2 p-4 sm:flex-row-reverse">
                  {footer}
                </div>
              </footer>
            ) : null}
          </Dialog.Content>
        </Dialog.Portal>
      </Dialog.Root>
    );
  },
);
