import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { KeptFocus } from '@vitrine/ui/base/kept-focus';
import { BetShare } from '@vitrine/ui/bets/bet-share';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { repeatBetPath, shareBetPath } from '../../paths/bet-paths.ts';

/** What became of sharing a bet: the whole address of its link, or nothing. */
export type Sharing = { readonly link: string } | 'failed' | null;

export interface BetActionsProps {
  readonly texts: Namespaces['bet-history'];
  readonly betNumber: string;
  readonly sharing: Sharing;
}

/** Plays a bet again, or makes a link by which others can. */
export function BetActions({ texts, betNumber, sharing }: BetActionsProps) {
  const { formAction } = useNavigation();
  const path = shareBetPath(betNumber);
  const shared = sharing === 'failed' ? null : sharing;
  const action = {
    name: 'share',
    value: betNumber,
    label: texts['share.action'],
    accessibleName: formatText(texts['share.actionOf'], { number: betNumber }),
  };
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Button asChild intent="quiet" size="small">
        <RouterLink to={repeatBetPath(betNumber)}>{texts['replicate.action']}</RouterLink>
      </Button>
      <KeptFocus state={String(shared !== null)} className={shared ? 'w-full' : undefined}>
        {shared ? (
          <BetShare
            state="shared"
            id="share-link"
            label={texts['share.link']}
            link={shared.link}
            note={texts['share.note']}
            copyLabel={texts['share.copy']}
            copiedLabel={texts['share.copied']}
          />
        ) : (
          <Form noValidate method="post" action={path} preventScrollReset>
            <CsrfField />
            {sharing === 'failed' ? (
              <BetShare state="error" action={action} text={texts['share.error']} />
            ) : (
              <BetShare state="idle" action={action} isSending={formAction === path} />
            )}
          </Form>
        )}
      </KeptFocus>
    </div>
  );
}
