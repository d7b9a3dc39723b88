/**
 * Addresses of the site. Sport ids map to the words of 2§2, the same on every brand: `sr:sport:1` is
 * /esportes/futebol.
 */
export const SPORTS = [
  { id: 'sr:sport:1', slug: 'futebol' },
  { id: 'sr:sport:2', slug: 'basquete' },
  { id: 'sr:sport:5', slug: 'tenis' },
] as const;

export const SECTIONS = ['ao-vivo', 'proximos-jogos'] as const;
export type Section = (typeof SECTIONS)[number];

export const paths = {
  home: '/',
  sportsbook: '/esportes',
  casino: '/casino/slots',
  login: '/login',
  register: '/register',
  logout: '/logout',
  account: '/account',
  appearance: '/appearance',
  manifest: '/manifest.webmanifest',
  deposit: '/deposit',
  betSlip: '/bet-slip',
  betHistory: '/bet-history',
  balance: '/balance',
} as const;

export function sportPath(slug: string, section?: Section): string {
  return section ? `/esportes/${slug}/${section}` : `/esportes/${slug}`;
}

export function eventPath(sportId: string, eventId: string): string {
  return `/esportes/${sportSlug(sportId)}/evento/${eventId}`;
}

export function chargePath(transactionId: string): string {
  return `/deposit/${encodeURIComponent(transactionId)}`;
}

export function ticketPath(intentId: string): string {
  return `/bet-slip/tickets/${intentId}`;
}

export function sportSlug(sportId: string): string {
  return SPORTS.find(({ id }) => id === sportId)?.slug ?? sportId.replace(/^.*:/, 'esporte-');
}

export function sportIdOf(slug: string): string | null {
  return SPORTS.find((sport) => sport.slug === slug)?.id ?? null;
}

/** Where to go after a form, if the form names a path of this site; otherwise the fallback. */
export function returnPath(value: FormDataEntryValue | string | null, fallback: string): string {
  return typeof value === 'string' && /^\/(?![/\\])[\w\-.~/?=&%:#,+@!$*;]*$/.test(value)
    ? value
    : fallback;
}

/** The log-in page that leads back to a path. */
export function loginPath(returnTo: string, reason?: 'ended'): string {
  const query = new URLSearchParams({ returnTo, ...(reason ? { reason } : {}) });
  return `${paths.login}?${query.toString()}`;
}
