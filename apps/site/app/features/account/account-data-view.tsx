import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { FormPage } from '../../forms/form-page.tsx';
import type { TextSections } from '../../format/text-sections.ts';
import { accountPaths } from '../../paths/account-paths.ts';
import { DOCUMENTS } from '../../paths/document-paths.ts';
import { paths } from '../../paths.ts';
import { ClosingStart, type ClosingTexts } from './closing/closing-start.tsx';

export interface AccountDataViewProps {
  readonly texts: TextSections<Namespaces['account'], 'data' | 'myDetails'>;
  readonly closing: ClosingTexts;
  /** Why the last copy was not made; null when nothing went wrong. */
  readonly failure: string | null;
  /** The ways to talk to the operator. */
  readonly contacts: readonly { readonly href: string; readonly label: string }[];
}

/** What is known of the bettor, as a file, and the ways to correct it or to have it deleted. */
export function AccountDataView({ texts, closing, failure, contacts }: AccountDataViewProps) {
  return (
    <FormPage title={texts['data.title']} intro={texts['data.intro']}>
      {failure ? <Alert tone="warning" title={failure} announce="polite" /> : null}
      <section className="card-frame grid gap-3 p-card">
        <h2 className="text-md font-bold">{texts['data.holds']}</h2>
        <ul className="list-disc pl-5">
          <li>{texts['data.holds.details']}</li>
          <li>{texts['data.holds.limits']}</li>
          <li>{texts['data.holds.transactions']}</li>
          <li>{texts['data.holds.bets']}</li>
        </ul>
        <p className="text-sm text-text-muted">{texts['data.format']}</p>
        <Button asChild fullWidth>
          <a href={accountPaths.dataExport}>{texts['data.download']}</a>
        </Button>
      </section>
      <section className="card-frame grid gap-3 p-card">
        <h2 className="text-md font-bold">{texts['data.rights']}</h2>
        <p className="text-text-muted">{texts['data.rightsText']}</p>
        <ul className="grid gap-2">
          {[
            { href: paths.accountDetails, label: texts.myDetails },
            ...contacts,
            { href: DOCUMENTS.privacyPolicy, label: texts['data.policy'] },
          ].map(({ href, label }) => (
            <li key={href}>
              <Link emphasis="standalone" href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </section>
      <ClosingStart texts={closing} />
    </FormPage>
  );
}
