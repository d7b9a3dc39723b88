import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { useStoryTexts } from '../../../../../.storybook/story-brand.tsx';
import { type PostedFields, tellPosted } from '../forms/posted-form.ts';
import {
  BankAccountCard,
  type BankAccountState,
} from '../../wallet/bank-account-card/bank-account-card.tsx';

export interface StoryAccount {
  readonly id: string;
  readonly title: keyof Namespaces['wallet'] | { readonly bank: string };
  readonly number: string;
  readonly state: BankAccountState;
  readonly isDefault?: boolean;
}

interface BankAccountsStoryProps {
  readonly accounts: readonly StoryAccount[];
  readonly onPost: (posted: PostedFields) => void;
}

/** Accounts for withdrawals, each with what can be done to it. */
export function BankAccountsStory({ accounts, onPost }: BankAccountsStoryProps) {
  const t = useStoryTexts('wallet');
  return (
    <form method="post" onSubmit={tellPosted(onPost)} className="mx-auto w-full max-w-form">
      <ul aria-label={t['account.title']} className="flex flex-col gap-3">
        {accounts.map((account) => (
          <OneAccount key={account.id} account={account} t={t} />
        ))}
      </ul>
    </form>
  );
}

function OneAccount({
  account: { id, title, number, state, isDefault = false },
  t,
}: {
  readonly account: StoryAccount;
  readonly t: Namespaces['wallet'];
}) {
  const isKey = typeof title === 'string';
  const name = isKey ? t[title] : title.bank;
  const on = (action: string) =>
    formatText(t['account.actionOn'], { action, account: `${name}, ${number}` });
  return (
    <BankAccountCard
      kind={isKey ? 'pixKey' : 'account'}
      title={name}
      numberText={number}
      detail={isKey ? null : t['account.type.savings']}
      state={state}
      stateText={t[`account.state.${state}`]}
      stateHint={state === 'confirmed' ? null : t[`account.state.${state}Text`]}
      defaultText={isDefault ? t['account.default'] : undefined}
      makeDefault={
        isDefault || state !== 'confirmed'
          ? undefined
          : {
              name: 'makeDefault',
              value: id,
              text: t['account.makeDefault'],
              label: on(t['account.makeDefault']),
            }
      }
      change={{ href: `#${id}`, text: t['account.change'], label: on(t['account.change']) }}
      remove={{
        name: 'remove',
        value: id,
        text: t['account.remove'],
        label: on(t['account.remove']),
      }}
    />
  );
}
