import { Link as RouterLink } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FormPage } from '../../forms/form-page.tsx';

export interface FinancialOperationsViewProps {
  readonly texts: Namespaces['wallet'];
  readonly windows: readonly { readonly href: string; readonly label: string }[];
}

/** The way to everything that concerns a bettor's money. Source: 1§2. */
export function FinancialOperationsView({ texts, windows }: FinancialOperationsViewProps) {
  return (
    <FormPage title={texts['operations.title']} intro={texts['operations.intro']}>
      <ul className="card-frame overflow-clip">
        {windows.map(({ href, label }) => (
          <li key={href} className="border-t border-hairline first:border-t-0">
            <RouterLink
              to={href}
              className="flex min-h-13 items-center justify-between px-card font-medium text-text no-underline -outline-offset-2 hover:text-link"
            >
              {label}
              <ChevronRight aria-hidden="true" size={20} className="text-text-muted" />
            </RouterLink>
          </li>
        ))}
      </ul>
    </FormPage>
  );
}
