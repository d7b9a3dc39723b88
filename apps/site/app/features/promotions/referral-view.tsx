import { Form, Link as RouterLink, useNavigation } from '@remix-run/react';
import { formatText } from '@vitrine/messages/format-text';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Alert, type AlertTone } from '@vitrine/ui/feedback/alert';
import { Button } from '@vitrine/ui/base/button';
import { ErrorState } from '@vitrine/ui/feedback/error-state';
import { Link } from '@vitrine/ui/base/link';
import { ReferralCard } from '@vitrine/ui/promotions/referral-card';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { paths } from '../../paths.ts';
import { promotionPaths, referralClaimPath } from '../../paths/promotion-paths.ts';
import type { ShownClaim, ShownReferral } from '../../shapes/promotions/referral.ts';
import { useShellData } from '../../shell-data.ts';

/** The fields of the claim's form. */
export const CLAIM_FIELDS = { id: 'claimId', amount: 'amount' } as const;

/** A claim with the id that its address names. */
type NamedClaim = Exclude<ShownClaim, { kind: 'sessionEnded' }> & { readonly id: string };

export interface ReferralViewProps {
  readonly texts: Namespaces['rewards'];
  readonly brandName: string;
  readonly referral: ShownReferral;
  /** What became of the claim that the address names; null without one. */
  readonly claim: NamedClaim | null;
}

/** The bettor's code, ways to share it, and the claim of what it brought. Source: 1§2, 3§7. */
export function ReferralView({ texts, brandName, referral, claim }: ReferralViewProps) {
  const { hasPromotions } = useShellData();
  const { invitation, rewards } = referral;
  return (
    <div className="mx-auto grid w-full max-w-content gap-4 px-4 py-6 md:py-10">
      {claim ? <ClaimNotice texts={texts} claim={claim} /> : null}
      {invitation === null ? (
        <ErrorState
          title={texts['referral.unreadTitle']}
          safe={texts['referral.unreadText']}
          action={
            <Button asChild>
              <a href={promotionPaths.referral}>{texts['referral.retry']}</a>
            </Button>
          }
        />
      ) : (
        <ReferralCard
          titleAs="h1"
          title={texts['referral.title']}
          text={texts['referral.text']}
          code={invitation.code}
          codeLabel={texts['referral.code']}
          copyLabel={texts['referral.copy']}
          copiedLabel={texts['referral.copied']}
          {...sharing(texts, brandName, invitation)}
          figures={
            rewards.kind === 'ready'
              ? [{ label: texts['referral.ready'], text: rewards.amount, isGain: true }]
              : []
          }
          noRewardsText={
            texts[rewards.kind === 'unread' ? 'referral.unreadRewards' : 'referral.noRewards']
          }
          // A claim under way may be paying them.
          claim={
            rewards.kind === 'ready' && claim?.kind !== 'waiting' ? (
              <ClaimForm texts={texts} rewards={rewards} />
            ) : null
          }
          note={texts['referral.adults']}
        />
      )}
      <p className="flex flex-wrap gap-x-6 gap-y-3">
        <Link emphasis="standalone" href={promotionPaths.referralInfo}>
          {texts['referral.info']}
        </Link>
        {hasPromotions ? (
          <Link emphasis="standalone" href={promotionPaths.list}>
            {texts['referral.promotions']}
          </Link>
        ) : null}
      </p>
    </div>
  );
}

/** The ways to hand a link on: the device's own, and links that work everywhere. */
function sharing(
  texts: ReferralViewProps['texts'],
  brand: string,
  { code, url }: NonNullable<ShownReferral['invitation']>,
) {
  const text = formatText(texts['referral.shareText'], { brand, code });
  const message = encodeURIComponent(`${text} ${url}`);
  return {
    share: { label: texts['referral.share'], text, url },
    link: { label: texts['referral.link'], text: url },
    linksLabel: texts['referral.shareLinks'],
    links: [
      { href: `https://wa.me/?text=${message}`, label: texts['referral.whatsapp'] },
      {
        href: `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`,
        label: texts['referral.telegram'],
      },
      { href: `mailto:?body=${message}`, label: texts['referral.email'] },
    ],
  };
}

interface ClaimFormProps extends Pick<ReferralViewProps, 'texts'> {
  readonly rewards: Extract<ShownReferral['rewards'], { kind: 'ready' }>;
}

function ClaimForm({ texts, rewards }: ClaimFormProps) {
  const isClaiming = useNavigation().formData?.has(CLAIM_FIELDS.id) ?? false;
  return (
    <Form method="post" action={promotionPaths.referral}>
      <CsrfField />
      <input type="hidden" name={CLAIM_FIELDS.id} value={rewards.claimId} />
      <input type="hidden" name={CLAIM_FIELDS.amount} value={rewards.minorUnits} />
      <Button type="submit" size="large" fullWidth pending={isClaiming}>
        {formatText(texts['referral.claim'], { amount: rewards.amount })}
      </Button>
    </Form>
  );
}

interface Told {
  readonly tone: AlertTone;
  readonly title: string;
  readonly text: string;
  readonly way: { readonly href: string; readonly label: string };
}

function ClaimNotice({
  texts,
  claim,
}: Pick<ReferralViewProps, 'texts'> & { readonly claim: NamedClaim }) {
  const { tone, title, text, way } = toldOf(texts, claim);
  return (
    <Alert
      tone={tone}
      title={title}
      announce="polite"
      action={
        <RouterLink to={way.href} className="inline-flex min-h-11 items-center font-medium">
          {way.label}
        </RouterLink>
      }
    >
      {text}
    </Alert>
  );
}

function toldOf(texts: ReferralViewProps['texts'], claim: NamedClaim): Told {
  const transactions = { href: paths.transactions, label: texts['referral.transactions'] };
  switch (claim.kind) {
    case 'paid': {
      const title = formatText(texts['referral.claimed'], { amount: claim.amount });
      return { tone: 'success', title, text: texts['referral.claimedText'], way: transactions };
    }
    case 'waiting':
      return {
        tone: 'info',
        title: formatText(texts['referral.waiting'], { amount: claim.amount }),
        text: texts['referral.waitingText'],
        way: { href: referralClaimPath(claim.id), label: texts['referral.look'] },
      };
    case 'unknown':
      return {
        tone: 'warning',
        title: texts['referral.unknown'],
        text: texts['referral.unknownText'],
        way: transactions,
      };
    case 'refused': {
      const reason = claim.reason;
      const again = { href: promotionPaths.referral, label: texts['referral.retry'] };
      return {
        tone: 'warning',
        title: texts[`referral.refused.${reason}`],
        text: texts[`referral.refusedText.${reason}`],
        way: reason === 'none' ? transactions : again,
      };
    }
  }
}
