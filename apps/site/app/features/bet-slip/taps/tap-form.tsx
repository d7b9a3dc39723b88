import { useLocation, useSubmit } from '@remix-run/react';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { afterPaint } from '../../../frame/after-paint.ts';
import { paths } from '../../../paths.ts';
import {
  LOCKED_FIELD,
  oddsFromText,
  parseTap,
  TAKES_OFF_FIELD,
  TAP_FIELD,
  TAPS_FIELD,
  tapValue,
} from '../../../shapes/bet-slip/tap-value.ts';

/** Source: 3§9. */
const VIBRATION_MS = 30;

export interface TapFormProps {
  /** Whether a tap changes what is on the slip; one that was placed stays as it is. */
  readonly isOpen: boolean;
  readonly children: ReactNode;
}

/**
 * The form around the odds buttons of a page. Each tap is its own request, because a quick second tap
 * must not cancel the first. A tap carries the price that the button showed at that moment, and is painted
 * before the page hears of it: the slip then says which buttons are pressed.
 */
export function TapForm({ isOpen, children }: TapFormProps) {
  const submit = useSubmit();
  const { pathname, search } = useLocation();
  const taps = useRef(0);

  function send(event: FormEvent<HTMLFormElement>) {
    const { submitter } = event.nativeEvent as SubmitEvent;
    if (!(submitter instanceof HTMLButtonElement)) return;
    const { name } = submitter;
    if (name !== TAP_FIELD && name !== TAPS_FIELD) return;
    event.preventDefault();
    navigator.vibrate?.(VIBRATION_MS);
    const form = new FormData(event.currentTarget);
    form.set(name, name === TAP_FIELD ? tapAsSeen(submitter) : submitter.value);
    form.set('stay', '1');
    const takesOff = submitter.ariaPressed === 'true';
    // What is locked can be taken off. The site says why it can't be added.
    const isLocked = !takesOff && submitter.hasAttribute('data-suspended');
    if (takesOff) form.set(TAKES_OFF_FIELD, '1');
    if (isLocked) form.set(LOCKED_FIELD, '1');
    if (isOpen && name === TAP_FIELD && !isLocked) submitter.ariaPressed = String(!takesOff);
    taps.current += 1;
    const fetcherKey = `tap-${taps.current}`;
    afterPaint(() =>
      submit(form, { method: 'post', action: paths.betSlip, navigate: false, fetcherKey }),
    );
  }

  return (
    <form noValidate method="post" action={paths.betSlip} onSubmit={send}>
      <CsrfField />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </form>
  );
}

/** The tap with the price on the button: the live script may have replaced the rendered price. */
function tapAsSeen(button: HTMLButtonElement): string {
  const tap = parseTap(button.value);
  const price = button.querySelector<HTMLElement>('[data-live-odds]');
  const seen = oddsFromText(price?.dataset['odds'] ?? price?.textContent ?? '');
  return tap && seen !== null ? tapValue({ ...tap, seen }) : button.value;
}
