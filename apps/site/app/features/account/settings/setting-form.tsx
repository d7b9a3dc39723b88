import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import type { ReactNode } from 'react';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import { accountPaths } from '../../../paths/account-paths.ts';
import { SETTING_FIELD, type Setting } from './settings-fields.ts';

export interface SettingFormProps {
  readonly setting: Setting;
  readonly texts: Namespaces['settings'];
  readonly isSaved: boolean;
  readonly children: ReactNode;
}

/** One setting with its button; an answer that was saved is said in its place. */
export function SettingForm({ setting, texts, isSaved, children }: SettingFormProps) {
  const isPending = useNavigation().formData?.get(SETTING_FIELD) === setting;
  const titleId = `${setting}-title`;
  return (
    <section
      id={setting}
      aria-labelledby={titleId}
      className="card-frame grid scroll-mt-20 gap-3 p-card"
    >
      <h2 id={titleId} className="text-md font-bold">
        {texts[`${setting}.title`]}
      </h2>
      {isSaved ? <Alert tone="success" title={texts.saved} announce="polite" /> : null}
      <Form
        noValidate
        method="post"
        action={accountPaths.settings}
        preventScrollReset
        className="grid gap-3"
      >
        <CsrfField />
        <input type="hidden" name={SETTING_FIELD} value={setting} />
        {children}
        <div>
          <Button type="submit" intent="quiet" pending={isPending} aria-describedby={titleId}>
            {texts.save}
          </Button>
        </div>
      </Form>
    </section>
  );
}
