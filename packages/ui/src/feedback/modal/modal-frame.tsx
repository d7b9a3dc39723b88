import * as Dialog from '@radix-ui/react-dialog';
import { cx } from 'class-variance-authority';
import { type ReactNode, forwardRef } from 'react';
import type { RootProps } from '../../base/root-props/root-props.ts';
import { useFocusReturn } from './use-focus-return.ts';

interface ModalFrameProps extends RootProps<'div'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** A `Dialog.Description` stands among the children. */
  readonly described: boolean;
  readonly children: ReactNode;
}

/**
 * The dimmed ground and the box of a modal; a click on the ground and Escape close it. Attributes and
 * ref are those of the box.
 */
export const ModalFrame = forwardRef<HTMLDivElement, ModalFrameProps>(function ModalFrame(
  { open, onClose, described, children, className, ...rest },
  ref,
) {
  const focusReturn = useFocusReturn();
  return (
    <Dialog.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Overlay className="modal-backdrop fixed inset-0 z-40 grid animate-fade-in grid-rows-[minmax(0,1fr)] place-items-center overflow-hidden p-4">
          <Dialog.Content
            ref={ref}
            {...(described ? {} : { 'aria-describedby': undefined })}
            {...rest}
            {...focusReturn}
            className={cx(
              'relative flex max-h-full w-full max-w-form animate-rise-in flex-col rounded-card border border-hairline bg-raised text-text shadow-raised',
              className,
            )}
          >
            {children}
          </Dialog.Content>
        </Dialog.Overlay>
      </Dialog.Portal>
    </Dialog.Root>
  );
});
