import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { type NoticesStanding, SWITCH_FIELD, SWITCH_OFF } from '../../../shapes/account/notices.ts';
import { useCrmPush } from './use-crm-push.ts';
import { type DeviceStanding, useDevice } from './use-device.ts';

export interface NoticesViewProps {
  readonly texts: Namespaces['account'];
  /** The public key that notices are signed for. */
  readonly pushKey: string;
  readonly standing: NoticesStanding;
  /** Whether the present standing was just chosen. */
  readonly isSaved: boolean;
  readonly form: FormState | undefined;
}

/** Switches notices on for this device, or off. Nothing is asked of the browser before a tap. Source: 1§9. */
export function NoticesView({ texts, pushKey, standing, isSaved, form }: NoticesViewProps) {
  const device = useDevice(pushKey);
  useCrmPush(standing);
  // The browser gave up the subscription by itself, or the bettor took the permission back.
  const isLost = standing === 'here' && device.state !== null && device.state !== 'subscribed';
  return (
    <FormPage title={texts['notices.title']} intro={texts['notices.intro']}>
      {isSaved && !form && !isLost ? (
        <Alert
          tone="success"
          title={texts[standing === 'off' ? 'notices.saved.off' : 'notices.saved.on']}
        />
      ) : null}
      <FormErrors form={form} title={texts.errorSummary} />
      <section className="card-frame grid gap-4 p-card">
        <div>
          <h2 className="text-md font-bold">
            {isLost ? texts['notices.lost'] : texts[`notices.${standing}`]}
          </h2>
          <p className="text-text-muted">{texts['notices.what']}</p>
        </div>
        {standing !== 'here' || isLost ? (
          <TurnOn texts={texts} device={device} isAnswered={form !== undefined} />
        ) : null}
        {standing === 'off' ? null : <TurnOff texts={texts} />}
      </section>
      <p className="text-sm text-text-muted">{texts['notices.shared']}</p>
    </FormPage>
  );
}

interface TurnOnProps {
  readonly texts: Namespaces['account'];
  readonly device: DeviceStanding;
  /** Whether an answer to the form is shown, which says what is missing. */
  readonly isAnswered: boolean;
}

function TurnOn({ texts, device, isAnswered }: TurnOnProps) {
  if (device.state === 'unsupported') {
    return (
      <Alert
        tone="warning"
        title={texts['notices.unsupported']}
        action={
          <Button asChild intent="quiet">
            <RouterLink to="/pwa-ios-install">{texts['notices.install']}</RouterLink>
          </Button>
        }
      >
        {texts['notices.unsupportedText']}
      </Alert>
    );
  }
  if (device.state === 'denied') {
    return (
      <Alert tone="warning" title={texts['notices.denied']} announce="polite">
        {texts['notices.deniedText']}
      </Alert>
    );
  }
  return (
    <>
      {isAnswered ? null : (
        <noscript>
          <Alert tone="info" title={texts['notices.needsScripts']} />
        </noscript>
      )}
      {device.problem ? (
        <Alert tone="danger" title={texts[`notices.${device.problem}`]} announce="assertive" />
      ) : null}
      <Form method="post" action={accountPaths.notices} onSubmit={device.onSubmit}>
        <CsrfField />
        <Button type="submit" fullWidth pending={device.isPending}>
          {texts['notices.turnOn']}
        </Button>
      </Form>
    </>
  );
}

function TurnOff({ texts }: Pick<TurnOnProps, 'texts'>) {
  const isPending = useNavigation().formData?.get(SWITCH_FIELD) === SWITCH_OFF;
  return (
    <Form method="post" action={accountPaths.notices}>
      <CsrfField />
      <input type="hidden" name={SWITCH_FIELD} value={SWITCH_OFF} />
      <Button type="submit" intent="quiet" fullWidth pending={isPending}>
        {texts['notices.turnOff']}
      </Button>
    </Form>
  );
}
