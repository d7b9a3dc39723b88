import { useLocation } from '@remix-run/react';
import { Link } from '@vitrine/ui/base/link';
import { useState } from 'react';
import { paths } from '../../../paths.ts';

export interface TapStatusProps {
  /** A tap's effect in a sentence; null on a page that no tap led to. */
  readonly news: string | null;
}

/**
 * The first line of a page that a tap without scripts led to: what became of it, and the way to the
 * slip. It stays while the page does, so that nothing below it moves.
 */
export function TapStatus({ news }: TapStatusProps) {
  const { key } = useLocation();
  const [first] = useState({ news, key });
  if (!first.news || first.key !== key) return null;
  return (
    <p role="status" className="mx-auto max-w-page px-3 pt-3 lg:px-6">
      <Link emphasis="standalone" href={paths.betSlip}>
        {first.news}
      </Link>
    </p>
  );
}
