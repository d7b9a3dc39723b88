import { Link as RouterLink } from '@remix-run/react';
import type { DeviceSystem } from '@vitrine/betting/base/platform';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { Link } from '@vitrine/ui/base/link';
import { Alert } from '@vitrine/ui/feedback/alert';
import { InstallPrompt, type InstallStep } from '@vitrine/ui/shell/install-prompt';
import CircleCheck from 'lucide-react/icons/circle-check';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Globe from 'lucide-react/icons/globe';
import Share from 'lucide-react/icons/share';
import SquarePlus from 'lucide-react/icons/square-plus';
import { FormPage } from '../../forms/form-page.tsx';
import { instructionPath } from '../../shapes/shell/instructions.ts';
import { paths } from '../../paths.ts';

type Texts = Namespaces['install'];

export interface DownloadViewProps {
  readonly texts: Texts;
  readonly heading: string;
  readonly intro: string;
  /** Where a desktop's visitor goes on. */
  readonly desktopHint: string;
  /** That this is the app already; null in a browser. */
  readonly installed: string | null;
  /** The new app takes the place of an older one. */
  readonly isReplacing: boolean;
  /** The visitor's device, whose way stands first. */
  readonly system: DeviceSystem;
  readonly iconUrl: string;
}

const STEPS = {
  android: (texts: Texts): readonly InstallStep[] => [
    { icon: <Globe aria-hidden="true" size={16} />, text: texts['download.android.1'] },
    { icon: <EllipsisVertical aria-hidden="true" size={16} />, text: texts['download.android.2'] },
    { icon: <CircleCheck aria-hidden="true" size={16} />, text: texts['download.android.3'] },
  ],
  ios: (texts: Texts): readonly InstallStep[] => [
    { icon: <Share aria-hidden="true" size={16} />, text: texts['ios.share'] },
    { icon: <SquarePlus aria-hidden="true" size={16} />, text: texts['ios.add'] },
    { icon: <CircleCheck aria-hidden="true" size={16} />, text: texts['ios.confirm'] },
  ],
} as const;

/** How the site is put on the home screen, the visitor's own device first. Source: 1§1, 1§2. */
export function DownloadView(props: DownloadViewProps) {
  const { texts, heading, intro, desktopHint, installed, isReplacing, system, iconUrl } = props;
  const systems = system === 'ios' ? (['ios', 'android'] as const) : (['android', 'ios'] as const);
  return (
    <FormPage title={heading} intro={intro}>
      {installed ? <Alert tone="success" title={installed} /> : null}
      {system === 'desktop' ? <p className="card-frame p-card">{desktopHint}</p> : null}
      {systems.map((name) => (
        <InstallPrompt
          key={name}
          icon={<img src={iconUrl} alt="" width={48} height={48} />}
          title={texts[`download.${name}.name`]}
          steps={STEPS[name](texts)}
        />
      ))}
      {isReplacing ? <p className="text-text-muted">{texts['download.remove']}</p> : null}
      <Button asChild intent="quiet" fullWidth>
        <RouterLink to={paths.home}>{texts['download.home']}</RouterLink>
      </Button>
      <Link emphasis="standalone" href={instructionPath('notification', { step: 'initial' })}>
        {texts['download.notices']}
      </Link>
    </FormPage>
  );
}
