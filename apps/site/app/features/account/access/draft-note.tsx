import { Form } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { CsrfField } from '../../../forms/csrf-field.tsx';
import type { TextSections } from '../../../format/text-sections.ts';
import { accountPaths } from '../../../paths/account-paths.ts';
import { FORGET_DRAFT } from './draft-field.ts';

export interface DraftNoteProps {
  readonly texts: TextSections<Namespaces['access'], 'draft'>;
}

/** Says that the form was filled in from before, and has the button that forgets it. */
export function DraftNote({ texts }: DraftNoteProps) {
  return (
    <Alert
      tone="info"
      title={texts['draft.title']}
      action={
        <Form method="post" action={accountPaths.registerDraft} reloadDocument>
          <CsrfField />
          <Button type="submit" name={FORGET_DRAFT} value="1" intent="quiet" size="small">
            {texts['draft.forget']}
          </Button>
        </Form>
      }
    >
      {texts['draft.text']}
    </Alert>
  );
}
