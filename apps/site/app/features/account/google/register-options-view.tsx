import type { Namespaces } from '@vitrine/messages/namespaces';
import { RegisterOptions } from '@vitrine/ui/account/register-options';
import { Alert } from '@vitrine/ui/feedback/alert';
import type { TextSections } from '../../../format/text-sections.ts';
import { paths } from '../../../paths.ts';

export interface RegisterOptionsViewProps {
  readonly texts: TextSections<Namespaces['account'], 'registerOptions'>;
  readonly riskNotice: string;
  /** Why registration is closed; null while it is open. */
  readonly closed: string | null;
}

/** How one wants to open an account: by e-mail or with Google. Source: 1§1, 1§2. */
export function RegisterOptionsView({ texts, riskNotice, closed }: RegisterOptionsViewProps) {
  return (
    <RegisterOptions
      className="px-4 py-6 md:py-10"
      title={texts['registerOptions.title']}
      intro={texts['registerOptions.intro']}
      email={{ href: paths.register, label: texts['registerOptions.email'] }}
      google={{
        href: paths.googleLogin,
        label: texts['registerOptions.google'],
        text: texts['registerOptions.googleText'],
      }}
      logIn={{
        question: texts['registerOptions.haveAccount'],
        href: paths.login,
        label: texts['registerOptions.logIn'],
      }}
      note={<Alert tone="warning" title={closed ?? riskNotice} />}
    />
  );
}
