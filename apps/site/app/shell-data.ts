import { useRouteLoaderData } from '@remix-run/react';
import type { CurrencyCode, DecimalSeparator } from '@vitrine/betting/money';
import type { Namespaces } from '@vitrine/messages/namespaces';

/** How the brand writes money, times and numbers. */
export interface BrandFormat {
  readonly locale: string;
  readonly language: string;
  readonly currency: CurrencyCode;
  readonly currencySymbol: string;
  readonly decimalSeparator: DecimalSeparator;
  readonly timeZone: string;
}

/** What every page's frame shows; the root loader provides it. All texts are ready to show. */
export interface ShellData {
  readonly csrf: string;
  readonly format: BrandFormat;
  readonly texts: Namespaces['shell'];
  readonly user: { readonly name: string } | null;
  /** Formatted; null when unknown. */
  readonly balance: string | null;
  /** How many selections stand on the slip. */
  readonly slipCount: number;
  readonly feedUp: boolean;
  /** The brand's own scheme, or the one the visitor chose. */
  readonly scheme: 'light' | 'dark';
  /** The frame from which the browser's live stream goes on. */
  readonly liveVersion: string;
  /** Where browsers reach the site: scheme and host. */
  readonly origin: string;
}

/** The frame's data, wherever a component stands in the page. */
export function useShellData(): ShellData {
  const data = useRouteLoaderData('root') as ShellData | undefined;
  if (!data) throw new Error('The root loader has not run');
  return data;
}
