import type { NotificationChoices } from '@vitrine/upstream/account/notifications';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { RadioGroup } from '@vitrine/ui/forms/radio-group';
import { Switch } from '@vitrine/ui/forms/switch';
import { FormErrors } from '../../../forms/form-errors.tsx';
import { FormPage } from '../../../forms/form-page.tsx';
import type { FormState } from '../../../forms/form-state.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { SettingForm } from './setting-form.tsx';
import { CHOICE_FIELD, type Setting, SETTING_FIELD } from './settings-fields.ts';

type Texts = Namespaces['settings'];

/** A setting with one answer of a few. */
export interface ChoiceSetting {
  readonly setting: Exclude<Setting, 'notifications'>;
  readonly chosen: string;
  readonly choices: readonly {
    readonly value: string;
    readonly label: string;
    /** What choosing it means. */
    readonly description?: string | undefined;
  }[];
}

export interface SettingsViewProps {
  readonly texts: Texts;
  /** What was saved just now; null when nothing was. */
  readonly saved: Setting | null;
  /** Null while the operator doesn't tell: nothing is changed unseen. */
  readonly notifications: NotificationChoices | null;
  readonly settings: readonly ChoiceSetting[];
  /** Choices that have a page of their own. */
  readonly links: readonly { readonly href: string; readonly label: string }[];
  readonly form: FormState | undefined;
}

/** Everything that a bettor sets for the site and for the operator's messages, one form each. */
export function SettingsView(props: SettingsViewProps) {
  const { texts, form, settings, links } = props;
  const saved = form ? null : props.saved;
  return (
    <FormPage title={texts.title} intro={texts.intro}>
      <FormErrors form={form} title={texts.errorSummary} />
      <Notifications
        texts={texts}
        choices={typedChoices(form) ?? props.notifications}
        isSaved={saved === 'notifications'}
      />
      {settings.map(({ setting, chosen, choices }) => (
        <SettingForm key={setting} setting={setting} texts={texts} isSaved={saved === setting}>
          <p className="text-text-muted">{texts[`${setting}.text`]}</p>
          <RadioGroup
            id={`${setting}-choice`}
            name={CHOICE_FIELD}
            label={texts[`${setting}.title`]}
            labelHidden
            defaultValue={typedFor(form, setting)?.[CHOICE_FIELD] ?? chosen}
            choices={choices}
          />
        </SettingForm>
      ))}
      <nav aria-label={texts['more.title']} className="card-frame grid gap-2 p-card">
        <h2 className="text-md font-bold">{texts['more.title']}</h2>
        <ul className="grid gap-1">
          {links.map(({ href, label }) => (
            <li key={href}>
              <Link emphasis="standalone" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </FormPage>
  );
}

/** What was typed into the form of one setting; undefined when another was sent. */
function typedFor(form: FormState | undefined, setting: Setting) {
  return form?.values[SETTING_FIELD] === setting ? form.values : undefined;
}

/** A switch that is off posts nothing. */
function typedChoices(form: FormState | undefined): NotificationChoices | null {
  const typed = typedFor(form, 'notifications');
  return typed ? { email: 'email' in typed, sms: 'sms' in typed, push: 'push' in typed } : null;
}

interface NotificationsProps {
  readonly texts: Texts;
  readonly choices: NotificationChoices | null;
  readonly isSaved: boolean;
}

function Notifications({ texts, choices, isSaved }: NotificationsProps) {
  if (!choices) {
    return (
      <section className="card-frame grid gap-3 p-card">
        <h2 className="text-md font-bold">{texts['notifications.title']}</h2>
        <Alert
          tone="warning"
          title={texts['notifications.unread']}
          action={<Link href={accountPaths.settings}>{texts.retry}</Link>}
        />
      </section>
    );
  }
  return (
    <SettingForm setting="notifications" texts={texts} isSaved={isSaved}>
      <p className="text-text-muted">{texts['notifications.text']}</p>
      <div className="divide-y divide-hairline">
        <Switch name="email" label={texts['notifications.email']} defaultChecked={choices.email} />
        <Switch name="sms" label={texts['notifications.sms']} defaultChecked={choices.sms} />
        <Switch name="push" label={texts['notifications.push']} defaultChecked={choices.push} />
      </div>
    </SettingForm>
  );
}
