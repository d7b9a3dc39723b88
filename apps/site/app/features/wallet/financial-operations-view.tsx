import { Link as RouterLink, useRevalidator } from '@remix-run/react';
import type { Namespaces } from '@vitrine/messages/namespaces';
import { Link } from '@vitrine/ui/base/link';
import { WalletBalance, type WalletBalanceProps } from '@vitrine/ui/wallet/wallet-balance';
import ChevronRight from 'lucide-react/icons/chevron-right';
import { FormPage } from '../../forms/form-page.tsx';
import { useBalanceWatch } from '../../frame/use-balance-watch.ts';
import { paths } from '../../paths.ts';

export interface FinancialOperationsViewProps {
  readonly texts: Namespaces['wallet'];
  /** The balance and its parts; their texts are null while it is unknown. */
  readonly wallet: Pick<WalletBalanceProps, 'total' | 'parts'>;
  readonly windows: readonly { readonly href: string; readonly label: string }[];
}

/** The way to everything that concerns a bettor's money. Source: 1§2. */
export function FinancialOperationsView({ texts, wallet, windows }: FinancialOperationsViewProps) {
  const { revalidate } = useRevalidator();
  useBalanceWatch(true, () => void revalidate());
  return (
    <FormPage title={texts['operations.title']} intro={texts['operations.intro']}>
      <WalletBalance
        {...wallet}
        unknown={
          wallet.total.text === null ? (
            <>
              {texts['balance.unknown']}{' '}
              <Link href={paths.financialOperations}>{texts['operations.balanceAgain']}</Link>
            </>
          ) : null
        }
      />
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
