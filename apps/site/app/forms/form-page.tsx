import { PageHeading } from '@vitrine/ui/page-heading';
import type { ReactNode } from 'react';

export interface FormPageProps {
  readonly title: string;
  readonly intro?: string;
  readonly children: ReactNode;
}

/** The frame of a page whose purpose is one form. */
export function FormPage({ title, intro, children }: FormPageProps) {
  return (
    <section className="mx-auto grid w-full max-w-form gap-4 px-4 py-6 md:py-10">
      <PageHeading title={title} {...(intro ? { intro } : {})} />
      {children}
    </section>
  );
}
