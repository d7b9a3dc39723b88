import { useBeforeUnload, useBlocker } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { ConfirmDialog } from '@vitrine/ui/feedback/confirm-dialog';
import { useCallback } from 'react';
import { paths } from '../../../paths.ts';
import { useShellData } from '../../../shell-data.ts';

interface LeaveQuestionProps {
  readonly texts: Namespaces['verification'];
  /** A file is on its way. */
  readonly isAsked: boolean;
  /** The bettor leaves: the upload is cancelled. */
  readonly onLeave: () => void;
}

/** Asks before the page of a running upload is left. Leaving the site, the browser asks. Source: 1§2. */
export function LeaveQuestion({ texts, isAsked, onLeave }: LeaveQuestionProps) {
  const { texts: shell } = useShellData();
  const blocker = useBlocker(isAsked);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isAsked) event.preventDefault();
      },
      [isAsked],
    ),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      danger
      title={texts['leave.title']}
      text={texts['leave.text']}
      confirm={{ label: texts['leave.confirm'] }}
      cancel={{ label: texts['leave.stay'], href: paths.userIdentification }}
      closeLabel={shell.close}
      onClose={() => blocker.reset?.()}
      onSubmit={(event) => {
        event.preventDefault();
        event.stopPropagation();
        onLeave();
        blocker.proceed?.();
      }}
    />
  );
}
