import { Form, useNavigation } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { paths } from '../../paths.ts';
import type { MigrationStatus } from '../../shapes/account/migration.ts';

/** The buttons post their decision under this name. */
export const MIGRATION_FIELD = 'decision';

export interface MigrationViewProps {
  readonly texts: Namespaces['account'];
  readonly status: MigrationStatus;
  /** The page of the terms. */
  readonly terms: string;
  /** Where the bettor was going. */
  readonly returnTo: string;
}

/** Asks a bettor to move the account to the new site, or says what became of it. Source: 1§4. */
export function MigrationView({ texts, status, terms, returnTo }: MigrationViewProps) {
  const pending = useNavigation().formData?.get(MIGRATION_FIELD);
  const ways =
    status === 'initial'
      ? ([
          ['accept', texts['migration.accept']],
          ['decline', texts['migration.decline']],
          ['leave', texts['migration.leave']],
        ] as const)
      : ([
          ['continue', texts['migration.continue']],
          ['leave', texts['migration.leave']],
        ] as const);
  return (
    <Form noValidate method="post" action={paths.accountMigration} className="px-4 py-8">
      <CsrfField />
      <input type="hidden" name="returnTo" value={returnTo} />
      <NoticePage
        picture="migration"
        title={texts[`migration.${status}.title`]}
        text={
          <div className="grid gap-2">
            <p>{texts[`migration.${status}.text`]}</p>
            {status === 'initial' ? <Link href={terms}>{texts['migration.terms']}</Link> : null}
          </div>
        }
        actions={ways.map(([value, label], index) => (
          <Button
            key={value}
            type="submit"
            name={MIGRATION_FIELD}
            value={value}
            intent={index === 0 ? 'action' : 'quiet'}
            fullWidth
            pending={pending === value}
          >
            {label}
          </Button>
        ))}
      />
    </Form>
  );
}
