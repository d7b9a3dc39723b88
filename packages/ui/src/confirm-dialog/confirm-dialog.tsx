import { type FormHTMLAttributes, type ReactNode, useId } from 'react';
import { AppLink } from '../app-link/app-link.tsx';
import { Button } from '../button/button.tsx';
import { Modal } from '../modal/modal.tsx';

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
export function ConfirmDialog({
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
  ...form
}: ConfirmDialogProps) {
  const formId = useId();
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
      <form method="post" {...form} id={formId}>
        {children}
      </form>
    </Modal>
  );
}

/** The same question as a page of its own. */
export function ConfirmPage({
  title,
  text,
  children,
  confirm,
  cancel,
  danger = false,
  pending = false,
  ...form
}: ConfirmQuestion) {
  return (
    <section className="mx-auto card-frame w-full max-w-form p-6">
      <h1 className="text-display text-xl text-balance">{title}</h1>
      {text ? <p className="mt-2 text-base text-text-muted">{text}</p> : null}
      <form method="post" {...form}>
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
    </section>
  );
}
