import { PageHeading } from '@vitrine/ui/base/page-heading';
import type { ReactNode } from 'react';

export interface FormPageProps {
  readonly title: string;
  readonly intro?: string;
  /** The page above. */
  readonly back?: { readonly href: string; readonly label: string };
  /** Takes more of a desktop's width, for what stands side by side. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

/** The frame of a page whose purpose is one form. */
export function FormPage({ title, intro, back, wide = false, children }: FormPageProps) {
  return (
    <section
      className={`mx-auto grid w-full gap-4 px-4 py-6 md:py-10 ${wide ? 'max-w-form lg:max-w-content' : 'max-w-form'}`}
    >
      <PageHeading title={title} back={back} {...(intro ? { intro } : {})} />
      {children}
    </section>
  );
}
