import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { PLACE_FIELD, SHOWN_FIELD, SHOWN_TYPE_FIELD } from '../bet-slip-form.ts';

type Fields = readonly (readonly [name: string, value: FormDataEntryValue])[];

/** The slip's form, and the press on its placing button that waits. */
export interface QueuedPlacing {
  readonly form: RefObject<HTMLFormElement>;
  readonly isQueued: boolean;
  /** Whether a submit of the form is a press that has to wait: then it is kept. */
  readonly waits: (event: FormEvent<HTMLFormElement>) => boolean;
}

/**
 * Holds back placing until the form in flight is answered, such as a stake. Sent at the same time, placing
 * could arrive first and be refused for what the bettor has already changed. `send` posts the form then, with
 * the bets and the prices that it showed at the press: the bettor agreed to no others.
 */
export function useQueuedPlacing(isIdle: boolean, send: (form: FormData) => void): QueuedPlacing {
  const form = useRef<HTMLFormElement>(null);
  const [agreed, setAgreed] = useState<Fields | null>(null);
  useEffect(() => {
    if (!agreed || !isIdle || !form.current) return;
    setAgreed(null);
    const fields = [...new FormData(form.current)].filter(([name]) => !isShown(name));
    const order = new FormData();
    for (const [name, value] of [...fields, ...agreed]) order.append(name, value);
    send(order);
  }, [agreed, isIdle, send]);
  function waits({ currentTarget, nativeEvent }: FormEvent<HTMLFormElement>): boolean {
    const { submitter } = nativeEvent as SubmitEvent;
    if (isIdle || submitter?.getAttribute('name') !== PLACE_FIELD) return false;
    const shown = [...new FormData(currentTarget)].filter(([name]) => isShown(name));
    setAgreed([...shown, [PLACE_FIELD, submitter.getAttribute('value') ?? '']]);
    return true;
  }
  return { form, isQueued: agreed !== null, waits };
}

function isShown(name: string): boolean {
  return name.startsWith(SHOWN_FIELD) || name === SHOWN_TYPE_FIELD;
}
