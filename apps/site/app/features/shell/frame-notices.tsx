import { Alert } from '@vitrine/ui/feedback/alert';
import { Link } from '@vitrine/ui/base/link';
import { promotionPaths } from '../../promotion-paths.ts';
import { useShellData } from '../../shell-data.ts';

/** What every page has to say at its top while something is wrong: most days nothing. */
export default function FrameNotices({ supportEmail }: { readonly supportEmail: string }) {
  const { texts, isSignInPaused, feed, isDeactivated, referralNotice } = useShellData();
  return (
    <div className="mx-auto grid max-w-page gap-3 px-3 pt-3">
      {isSignInPaused ? <Alert tone="warning" title={texts.pausedNotice} /> : null}
      {feed === 'down' ? <Alert tone="warning" title={texts.feedDown} /> : null}
      {feed === 'loading' ? <Alert tone="info" title={texts.feedLoading} /> : null}
      {isDeactivated ? (
        <Alert
          tone="warning"
          title={texts.deactivatedTitle}
          action={<Link href={`mailto:${supportEmail}`}>{texts.reactivate}</Link>}
        >
          {texts.deactivatedText}
        </Alert>
      ) : null}
      {referralNotice ? (
        // With scripts a modal says it.
        <noscript>
          <Alert
            tone="info"
            title={referralNotice.title}
            action={<Link href={promotionPaths.referral}>{referralNotice.open}</Link>}
          >
            {referralNotice.text}
          </Alert>
        </noscript>
      ) : null}
    </div>
  );
}
