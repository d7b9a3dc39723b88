import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Button } from '@vitrine/ui/base/button';
import { NoticePage } from '@vitrine/ui/feedback/notice-modal';
import type { TextSections } from '../../../format/text-sections.ts';
import { paths } from '../../../paths.ts';

export interface InvalidRegionViewProps {
  readonly texts: TextSections<Namespaces['account'], 'region'>;
  readonly support: { readonly href: string; readonly label: string };
}

/** The page of a visitor who may neither register nor log in from where they are. Source: 1§2. */
export function InvalidRegionView({ texts, support }: InvalidRegionViewProps) {
  return (
    <div className="px-4 py-8">
      <NoticePage
        picture="region"
        title={texts['region.title']}
        text={
          <div className="grid gap-2">
            <p>{texts['region.text']}</p>
            <p>{texts['region.again.text']}</p>
          </div>
        }
        actions={
          <>
            <Button asChild intent="action" fullWidth>
              <RouterLink to={paths.login}>{texts['region.again']}</RouterLink>
            </Button>
            <Button asChild intent="quiet" fullWidth>
              <RouterLink to={paths.sportsbook}>{texts['region.sports']}</RouterLink>
            </Button>
            <Button asChild intent="quiet" fullWidth>
              <a href={support.href}>{support.label}</a>
            </Button>
          </>
        }
      />
    </div>
  );
}
