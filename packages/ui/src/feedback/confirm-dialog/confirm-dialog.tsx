import { cx } from 'class-variance-authority';
import { type FormHTMLAttributes, type ReactNode, forwardRef, useId } from 'react';
import { AppLink } from '../../base/app-link/app-link.tsx';
import { Button } from '../../base/button/button.tsx';
import { Modal } from '../modal/modal.tsx';

/** The question is a form: attributes and ref are the form's, in the dialog as on the page. */
export interface ConfirmQuestion extends Omit<
  FormHTMLAttributes<HTMLFormElement>,
  'title' | 'children'
> {
  readonly title: ReactNode;
  /** What follows from a yes. */
  readonly text?: ReactNode;
  /** Hidden fields, and whatever else has to be answered. */
  readonly children?: ReactNode;
  /** The submit button, named after what it does. */
  readonly confirm: {
    readonly label: ReactNode;
    readonly name?: string | undefined;
    readonly value?: string | undefined;
  };
  /** The way back, named after what stays. */
  readonly cancel: { readonly label: ReactNode; readonly href: string };
  /** What it does can't be undone. */
  readonly danger?: boolean | undefined;
  /** The answer is on its way. */
  readonly pending?: boolean | undefined;
}

export interface ConfirmDialogProps extends ConfirmQuestion {
  readonly open: boolean;
  /** Asked by the way back, the close button, Escape or a click on the backdrop. */
  readonly onClose: () => void;
  readonly closeLabel: string;
}

/** Asks before something is done. Its form is the one that `ConfirmPage` posts without scripts. */
export const ConfirmDialog = forwardRef<HTMLFormElement, ConfirmDialogProps>(function ConfirmDialog(
  {
    title,
    text,
    children,
    confirm,
    cancel,
    danger = false,
    pending = false,
    open,
    onClose,
    closeLabel,
    id,
    ...form
  },
  ref,
) {
  const ownId = useId();
  const formId = id ?? ownId;
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      closeLabel={closeLabel}
      description={text}
      footer={
        <>
          <Button
            type="submit"
            form={formId}
            name={confirm.name}
            value={confirm.value}
            intent={danger ? 'danger' : 'action'}
            pending={pending}
          >
            {confirm.label}
          </Button>
          <Button intent="quiet" onClick={onClose}>
            {cancel.label}
          </Button>
        </>
      }
    >
      <form noValidate ref={ref} method="post" {...form} id={formId}>
        {children}
      </form>
    </Modal>
  );
});

/** The same question as a page of its own. */
export const ConfirmPage = forwardRef<HTMLFormElement, ConfirmQuestion>(function ConfirmPage(
  { title, text, children, confirm, cancel, danger = false, pending = false, className, ...form },
  ref,
) {
  return (
    <form
      noValidate
      ref={ref}
      method="post"
      {...form}
      className={cx('mx-auto card-frame w-full max-w-form p-6', className)}
    >
      <h1 className="text-display text-xl text-balance">{title}</h1>
      {text ? <p className="mt-2 text-base text-text-muted">{text}</p> : null}
      {children}
      <div className="mt-6 flex flex-col gap-2 sm:flex-row-reverse sm:justify-start">
        <Button
          type="submit"
          name={confirm.name}
          value={confirm.value}
          intent={danger ? 'danger' : 'action'}
          pending={pending}
        >
          {confirm.label}
        </Button>
        <Button asChild intent="quiet">
          <AppLink href={cancel.href}>{cancel.label}</AppLink>
        </Button>
      </div>
    </form>
  );
});
