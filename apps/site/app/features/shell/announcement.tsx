import { Form, useLocation } from '@remix-run/react';
import { AnnouncementBanner } from '@vitrine/ui/shell/announcement-banner';
import { CsrfField } from '../../forms/csrf-field.tsx';
import { ANNOUNCEMENT_FIELD, paths } from '../../paths.ts';
import { type Announcement as Announced, useShellData } from '../../shell-data.ts';

/** The operator's announcement, which a visitor can put away. Source: 1§2. */
export default function Announcement({ announcement }: { readonly announcement: Announced }) {
  const { texts } = useShellData();
  const { pathname, search } = useLocation();
  return (
    <Form noValidate method="post" action={paths.announcement} preventScrollReset>
      <CsrfField />
      <input type="hidden" name="returnTo" value={pathname + search} />
      <AnnouncementBanner
        title={announcement.title || undefined}
        dismiss={{
          name: ANNOUNCEMENT_FIELD,
          value: announcement.id,
          label: texts.dismissAnnouncement,
        }}
      >
        {announcement.description}
      </AnnouncementBanner>
    </Form>
  );
}
