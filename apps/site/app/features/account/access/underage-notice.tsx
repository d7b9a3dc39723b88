import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Alert } from '@vitrine/ui/feedback/alert';
import { NoticeModal } from '@vitrine/ui/feedback/notice-modal';
import { useEffect, useState } from 'react';
import type { TextSections } from '../../../format/text-sections.ts';
import { useHydrated } from '../../../frame/use-hydrated.ts';
import { DOCUMENTS } from '../../../paths/document-paths.ts';
import { paths } from '../../../paths.ts';

export interface UnderageNoticeProps {
  readonly texts: TextSections<Namespaces['access'], 'underage'>;
  /** The answer that says it: each new one opens the modal again. */
  readonly answer: object;
}

/** Who is under 18 can't register: a modal over the form, which stands in the page without scripts. Source: 3§2. */
export function UnderageNotice({ texts, answer }: UnderageNoticeProps) {
  const isHydrated = useHydrated();
  const [isOpen, setOpen] = useState(true);
  useEffect(() => setOpen(true), [answer]);
  const actions = (
    <>
      <Button asChild intent="quiet" fullWidth>
        <a href={DOCUMENTS.responsibleGamePolicy}>{texts['underage.policy']}</a>
      </Button>
      <Button asChild intent="quiet" fullWidth>
        <a href={paths.home}>{texts['underage.leave']}</a>
      </Button>
    </>
  );
  if (!isHydrated) {
    return (
      <Alert
        tone="danger"
        title={texts['underage.title']}
        action={<div className="grid gap-2">{actions}</div>}
      >
        {texts['underage.text']}
      </Alert>
    );
  }
  return (
    <NoticeModal
      open={isOpen}
      onClose={() => setOpen(false)}
      closeLabel={texts['underage.mend']}
      picture="account"
      title={texts['underage.title']}
      text={texts['underage.text']}
      actions={
        <>
          <Button fullWidth onClick={() => setOpen(false)}>
            {texts['underage.mend']}
          </Button>
          {actions}
        </>
      }
    />
  );
}
