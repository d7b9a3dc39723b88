import type { LucideIcon } from 'lucide-react';

/** Icons by what they stand for, under a type that declarations of other packages can name. */
export function iconSet<Name extends string>(
  icons: Readonly<Record<Name, LucideIcon>>,
): Readonly<Record<Name, LucideIcon>> {
  return icons;
}
