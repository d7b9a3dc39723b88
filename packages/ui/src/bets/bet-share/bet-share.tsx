import { cx } from 'class-variance-authority';
import Share2 from 'lucide-react/icons/share-2';
import { type FocusEvent, type ForwardedRef, forwardRef, useRef } from 'react';
import { Button } from '../../base/button/button.tsx';
import { CopyIconButton } from '../../base/copy-button/copy-button.tsx';
import type { RootProps } from '../../base/root-props/root-props.ts';

export interface ShareAction {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** With the number of the bet, where several stand on a page. */
  readonly accessibleName: string;
}

interface IdleShare extends RootProps<'div'> {
  readonly state: 'idle';
  readonly action: ShareAction;
  /** The link is on its way. */
  readonly isSending?: boolean | undefined;
}

interface FailedShare extends RootProps<'div'> {
  readonly state: 'error';
  readonly action: ShareAction;
  readonly text: string;
}

interface SharedBet extends RootProps<'div', 'id'> {
  readonly state: 'shared';
  /** Names the field, unique on the page. */
  readonly id: string;
  readonly label: string;
  readonly link: string;
  /** What the link shows of the bet, and what it doesn't. */
  readonly note: string;
  readonly copyLabel: string;
  readonly copiedLabel: string;
}

export type BetShareProps = IdleShare | FailedShare | SharedBet;

/** Makes a link by which others can place the same bet. Without scripts the link stands to be selected. */
export const BetShare = forwardRef<HTMLDivElement, BetShareProps>(function BetShare(props, ref) {
  if (props.state === 'shared') return <SharedLink {...props} rootRef={ref} />;
  if (props.state === 'error') return <ShareButton {...props} rootRef={ref} />;
  return <ShareButton {...props} text="" rootRef={ref} />;
});

interface ShareButtonProps extends RootProps<'div'> {
  readonly state: 'idle' | 'error';
  readonly action: ShareAction;
  readonly text: string;
  readonly isSending?: boolean | undefined;
  readonly rootRef: ForwardedRef<HTMLDivElement>;
}

function ShareButton({
  state: _state,
  action,
  text,
  isSending = false,
  rootRef,
  ...rest
}: ShareButtonProps) {
  return (
    <div ref={rootRef} {...rest}>
      <Button
        type="submit"
        name={action.name}
        value={action.value}
        intent="quiet"
        size="small"
        aria-label={action.accessibleName}
        pending={isSending}
      >
        <Share2 aria-hidden="true" size={16} />
        {action.label}
      </Button>
      <p role="status" className="text-sm text-danger">
        {text}
      </p>
    </div>
  );
}

/** All of it, with the beginning in sight. */
function selectFromItsEnd({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.setSelectionRange(0, currentTarget.value.length, 'backward');
}

interface SharedLinkProps extends SharedBet {
  readonly rootRef: ForwardedRef<HTMLDivElement>;
}

function SharedLink({
  state: _state,
  id,
  label,
  link,
  note,
  copyLabel,
  copiedLabel,
  rootRef,
  className,
  ...rest
}: SharedLinkProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <div ref={rootRef} {...rest} className={cx('w-full', className)}>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      <div className="flex items-center rounded-control border border-control-border bg-field pl-3 text-text outline-offset-2 outline-focus has-[input:focus-visible]:outline-2">
        <input
          ref={field}
          id={id}
          readOnly
          value={link}
          aria-describedby={`${id}-note`}
          onFocus={selectFromItsEnd}
          className="min-h-11 w-full min-w-0 flex-1 bg-transparent text-sm text-ellipsis outline-none"
        />
        <CopyIconButton
          text={link}
          label={copyLabel}
          copiedLabel={copiedLabel}
          onRefused={() => field.current?.focus()}
        />
      </div>
      <p id={`${id}-note`} className="mt-1 text-xs text-text-muted">
        {note}
      </p>
    </div>
  );
}
