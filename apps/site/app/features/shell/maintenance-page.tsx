import { Link as RouterLink, useLocation } from '@remix-run/react';
import { Button } from '@vitrine/ui/base/button';
import { MaintenanceScreen } from '@vitrine/ui/shell/maintenance-screen';
import type { ReactNode } from 'react';
import { useFrameNews } from '../../frame/use-frame-news.ts';
import { useShellData } from '../../shell-data.ts';

export interface MaintenancePageProps {
  readonly mark: ReactNode;
}

/** Replaces every page while the whole site is in maintenance. Source: 1§2. */
export default function MaintenancePage({ mark }: MaintenancePageProps) {
  const shell = useShellData();
  const { texts, supportEmail } = shell;
  useFrameNews(shell);
  const { pathname, search } = useLocation();
  return (
    <MaintenanceScreen
      mark={mark}
      title={texts.maintenanceTitle}
      text={texts.maintenanceText}
      safe={texts.maintenanceSafe}
      actions={
        <>
          <Button asChild>
            <RouterLink to={pathname + search} reloadDocument>
              {texts.tryAgain}
            </RouterLink>
          </Button>
          <Button asChild intent="quiet">
            <a href={`mailto:${supportEmail}`}>{texts.talkToSupport}</a>
          </Button>
        </>
      }
    />
  );
}
