import { useLocation, useMatches } from '@remix-run/react';
import { useState } from 'react';
import type { WithKeptForm } from '../../forms/kept-form.ts';

/** The word over a page whose form waited for its bettor, as long as they stay on it; null on every other page. */
export function useKeptNotice(): string | null {
  const { key } = useLocation();
  const told = useMatches()
    .map(({ data }) => (data as WithKeptForm | undefined)?.kept?.notice)
    .find((notice) => notice !== undefined);
  const [held, hold] = useState({ key, notice: told ?? null });
  if (held.key === key) return held.notice;
  hold({ key, notice: told ?? null });
  return told ?? null;
}
