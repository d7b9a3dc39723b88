import type { Namespaces } from '@vitrine/messages/namespaces';
import { Alert } from '@vitrine/ui/feedback/alert';
import { AppLink } from '@vitrine/ui/base/app-link';
import { Button } from '@vitrine/ui/base/button';
import { Card } from '@vitrine/ui/base/card';
import { EmptyState } from '@vitrine/ui/feedback/empty-state';
import { ListRow } from '@vitrine/ui/base/list-row';
import Cherry from 'lucide-react/icons/cherry';
import Gift from 'lucide-react/icons/gift';
import Ticket from 'lucide-react/icons/ticket';
import Users from 'lucide-react/icons/users';
import { FormPage } from '../../forms/form-page.tsx';
import { loginPath } from '../../paths/access-paths.ts';
import { sportPath } from '../../paths/sportsbook-paths.ts';
import { promotionPaths } from '../../paths/promotion-paths.ts';

const ICONS = { referral: Users, cashback: Gift, freeBet: Ticket, freeSpins: Cherry } as const;

/** One thing the bettor was given. All words are ready to show. */
export interface ShownReward {
  readonly kind: keyof typeof ICONS;
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly href: string;
}

export interface RewardsViewProps {
  readonly texts: Namespaces['rewards'];
  readonly rewards:
    | { readonly kind: 'guest' }
    | {
        readonly kind: 'bettor';
        readonly list: readonly ShownReward[];
        readonly isWhole: boolean;
      };
  /** The bettor may invite others. */
  readonly hasReferral: boolean;
}

/** Everything a bettor was given and can still use, in one place. Source: 1§2. */
export function RewardsView({ texts, rewards, hasReferral }: RewardsViewProps) {
  return (
    <FormPage title={texts['rewards.title']} intro={texts['rewards.intro']}>
      {rewards.kind === 'guest' ? (
        <EmptyState
          drawing="wallet"
          title={texts['rewards.guestTitle']}
          text={texts['rewards.guestText']}
          action={
            <Button asChild>
              <AppLink href={loginPath(promotionPaths.rewards)}>{texts['rewards.login']}</AppLink>
            </Button>
          }
        />
      ) : (
        <>
          {rewards.isWhole ? null : (
            <Alert
              tone="warning"
              title={texts['rewards.unreadTitle']}
              action={<a href={promotionPaths.rewards}>{texts['rewards.retry']}</a>}
            >
              {texts['rewards.unreadText']}
            </Alert>
          )}
          <RewardList texts={texts} list={rewards.list} isWhole={rewards.isWhole} />
          {hasReferral ? (
            <Card flush title={texts['rewards.more']}>
              <ul>
                <ListRow
                  href={promotionPaths.referral}
                  leading={<Users aria-hidden="true" size={20} />}
                  title={texts['rewards.invite']}
                  text={texts['rewards.inviteText']}
                />
              </ul>
            </Card>
          ) : null}
        </>
      )}
    </FormPage>
  );
}

interface RewardListProps extends Pick<RewardsViewProps, 'texts'> {
  readonly list: readonly ShownReward[];
  readonly isWhole: boolean;
}

function RewardList({ texts, list, isWhole }: RewardListProps) {
  if (list.length > 0) {
    return (
      <ul className="card-frame overflow-clip">
        {list.map(({ kind, id, title, text, href }) => {
          const Icon = ICONS[kind];
          return (
            <ListRow
              key={id}
              href={href}
              leading={<Icon aria-hidden="true" size={20} />}
              title={title}
              text={text}
            />
          );
        })}
      </ul>
    );
  }
  // Nothing may be said of a list that was read in part.
  if (!isWhole) return null;
  return (
    <EmptyState
      drawing="bets"
      title={texts['rewards.emptyTitle']}
      text={texts['rewards.emptyText']}
      action={
        <Button asChild>
          <AppLink href={sportPath('futebol', 'ao-vivo')}>{texts['rewards.emptyAction']}</AppLink>
        </Button>
      }
    />
  );
}
