import { useLocation } from '@remix-run/react';
import { SportIcon } from '@vitrine/ui/sportsbook/sport-icon';
import { SportRail } from '@vitrine/ui/sportsbook/sport-rail';
import { SideNavigation } from '@vitrine/ui/shell/side-navigation';
import { sportPath } from '../../paths.ts';
import { sportIconName } from './sport-names.ts';

export interface SportNavigationProps {
  readonly label: string;
  readonly sports: readonly { readonly id: string; readonly slug: string; readonly name: string }[];
}

/** The sports of the header bar: a rail on a phone, a column on a desktop. */
export function SportNavigation({ label, sports }: SportNavigationProps) {
  const { pathname } = useLocation();
  const items = (size: number) =>
    sports.map(({ id, slug, name }) => ({
      href: sportPath(slug),
      label: name,
      icon: <SportIcon sport={sportIconName(id)} size={size} />,
      current: pathname.startsWith(sportPath(slug)),
    }));
  return (
    <>
      <div className="lg:hidden">
        <SportRail label={label} items={items(24)} />
      </div>
      <div className="sticky top-20 hidden self-start lg:block">
        <SideNavigation label={label} items={items(20)} />
      </div>
    </>
  );
}
