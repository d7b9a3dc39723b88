import { cx } from 'class-variance-authority';
import * as Dialog from '@radix-ui/react-dialog';
import X from 'lucide-react/icons/x';
import { type ReactNode, forwardRef } from 'react';
import { IconButton } from '../../base/icon-button/icon-button.tsx';
import { ModalFrame } from '../modal/modal-frame.tsx';
import { Picture, type PictureName } from '../../base/picture/picture.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface NoticeWords {
  readonly picture: PictureName;
  readonly title: ReactNode;
  /** What it means for the bettor, and what is safe. */
  readonly text: ReactNode;
  /** Links and submit buttons of full width, the way on first. */
  readonly actions: ReactNode;
}

export interface NoticeModalProps extends NoticeWords, RootProps<'div'> {
  readonly open: boolean;
  /** Asked by the close button, Escape or a click on the backdrop. */
  readonly onClose: () => void;
  readonly closeLabel: string;
}

/** One thing the bettor has to know or decide, over the page. Source: 3§2. */
export const NoticeModal = forwardRef<HTMLDivElement, NoticeModalProps>(function NoticeModal(
  { picture, title, text, actions, closeLabel, ...frame },
  ref,
) {
  return (
    <ModalFrame ref={ref} {...frame} described>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pt-3 text-center">
        <div className="flex justify-center px-8 pt-5 short-landscape:hidden">
          <Picture name={picture} />
        </div>
        <Dialog.Title className="mt-4 text-display text-lg text-balance">{title}</Dialog.Title>
        <Dialog.Description asChild>
          <div className="mt-2 pb-5 text-base text-pretty text-text-muted">{text}</div>
        </Dialog.Description>
      </div>
      <footer className="flex flex-col gap-2 px-6 pb-6 short-landscape:flex-row-reverse">
        {actions}
      </footer>
      <Dialog.Close asChild>
        <IconButton
          label={closeLabel}
          icon={<X aria-hidden="true" size={20} />}
          className="absolute top-2 right-2"
        />
      </Dialog.Close>
    </ModalFrame>
  );
});

export interface NoticePageProps extends NoticeWords, RootProps<'section'> {}

/** The same as a page of its own. */
export const NoticePage = forwardRef<HTMLElement, NoticePageProps>(function NoticePage(
  { picture, title, text, actions, className, ...rest },
  ref,
) {
  return (
    <section
      ref={ref}
      {...rest}
      className={cx('mx-auto card-frame w-full max-w-form p-6 text-center', className)}
    >
      <div className="flex justify-center">
        <Picture name={picture} />
      </div>
      <h1 className="mt-4 text-display text-xl text-balance">{title}</h1>
      <div className="mt-2 text-base text-pretty text-text-muted">{text}</div>
      <div className="mt-5 flex flex-col gap-2">{actions}</div>
    </section>
  );
});
