import { Form } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { TextField } from '@vitrine/ui/forms/text-field';
import { useMemo } from 'react';
import {
  ADMIN_FIELD,
  ADMIN_ORDERS,
  type AdminResult,
  isAdminFailure,
  isSwitchableEvent,
} from '../../shapes/account/admin-order.ts';
import type { AdminTexts } from '../../shapes/account/admin-texts.ts';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { FormErrors } from '../../forms/form-errors.tsx';
import { FormPage } from '../../forms/form-page.tsx';
import { eventPath } from '../../paths/event-paths.ts';

export interface AdminModeViewProps {
  readonly texts: AdminTexts;
  readonly isOn: boolean;
  /** The event that the last order was about; empty before the first. */
  readonly eventId: string;
  readonly result: AdminResult | null;
  /** Why the last form was refused; null when none was. */
  readonly notice: string | null;
}

const EVENT_FIELD = 'eventId';

/** The page of an administrator: the switch of admin mode, and the provider switch of any event. */
export function AdminModeView({ texts, isOn, eventId, result, notice }: AdminModeViewProps) {
  const fault = result === 'invalidEvent' ? eventFault(texts, eventId) : undefined;
  const form = useMemo(
    () => (fault ? { values: {}, errors: { [EVENT_FIELD]: fault }, formError: null } : undefined),
    [fault],
  );
  return (
    <FormPage title={texts['admin.title']} intro={texts['admin.intro']}>
      {notice ? <Alert tone="warning" title={notice} /> : null}
      <FormErrors form={form} title={texts['admin.errorSummary']} />
      {result && !fault ? <ResultAlert texts={texts} eventId={eventId} result={result} /> : null}
      <Form method="post" className="card-frame grid gap-3 p-card">
        <CsrfField />
        <p>{texts[isOn ? 'admin.isOn' : 'admin.isOff']}</p>
        <Button
          type="submit"
          name={ADMIN_FIELD}
          value={isOn ? 'off' : 'on'}
          intent={isOn ? 'quiet' : 'action'}
        >
          {texts[isOn ? 'admin.turnOff' : 'admin.turnOn']}
        </Button>
      </Form>
      {isOn ? (
        <Form noValidate method="post" className="card-frame grid gap-3 p-card">
          <CsrfField />
          <TextField
            id={EVENT_FIELD}
            name={EVENT_FIELD}
            label={texts['admin.event']}
            hint={texts['admin.eventHint']}
            autoComplete="off"
            defaultValue={eventId}
            error={fault}
            required
          />
          {ADMIN_ORDERS.map((order) => (
            <Button key={order} type="submit" name={ADMIN_FIELD} value={order} intent="quiet">
              {texts[`admin.${order}`]}
            </Button>
          ))}
        </Form>
      ) : null}
    </FormPage>
  );
}

/** Why what was typed is no event. */
function eventFault(texts: AdminTexts, eventId: string): string {
  if (eventId === '') return texts['admin.noEvent'];
  return formatText(texts['admin.result.invalidEvent'], { event: eventId });
}

function ResultAlert({
  texts,
  eventId,
  result,
}: Pick<AdminModeViewProps, 'texts' | 'eventId'> & { readonly result: AdminResult }) {
  const isFailure = isAdminFailure(result);
  const isSeen = result === 'shown' || result === 'reset';
  return (
    <Alert
      tone={isFailure ? 'danger' : 'success'}
      title={formatText(texts[`admin.result.${result}`], { event: eventId })}
      action={
        isSeen && isSwitchableEvent(eventId) ? (
          <Link href={eventPath('sr:sport:1', eventId)}>{texts['admin.seeEvent']}</Link>
        ) : null
      }
    >
      {isFailure ? null : texts['admin.delay']}
    </Alert>
  );
}
