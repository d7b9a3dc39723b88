const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/**
 * A number of bytes in the units that phones show for files.
 *
 * @example fileSize(20 * 1024 * 1024, 'pt-BR') // '20 MB'
 */
export function fileSize(bytes: number, locale: string): string {
  const [unit, amount] =
    bytes < MEGABYTE
      ? (['kilobyte', bytes / KILOBYTE] as const)
      : (['megabyte', bytes / MEGABYTE] as const);
  const words = { style: 'unit', unit, maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(locale, words).format(amount);
}
