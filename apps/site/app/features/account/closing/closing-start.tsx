import { Form } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { RadioGroup } from '@vitrine/ui/forms/radio-group';
import type { TextSections } from '../../../format/text-sections.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { CLOSING_REASONS, REASON_FIELD } from './closing-fields.ts';

export type ClosingTexts = TextSections<Namespaces['settings'], 'closing'>;

/** The first of two steps: what it means to close the account, and why, for who wants to say it. */
export function ClosingStart({ texts }: { readonly texts: ClosingTexts }) {
  return (
    <section aria-labelledby="closing-title" className="card-frame grid gap-3 p-card">
      <h2 id="closing-title" className="text-md font-bold">
        {texts['closing.title']}
      </h2>
      <p className="text-text-muted">{texts['closing.intro']}</p>
      <Form noValidate method="get" action={accountPaths.close} className="grid gap-3">
        <RadioGroup
          name={REASON_FIELD}
          label={texts['closing.reason']}
          choices={CLOSING_REASONS.map((reason) => ({
            value: reason,
            label: texts[`closing.reason.${reason}`],
          }))}
        />
        <div>
          <Button type="submit" intent="quiet">
            {texts['closing.continue']}
          </Button>
        </div>
      </Form>
    </section>
  );
}
