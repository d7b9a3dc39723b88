/** What becomes of each kind of user of the platform at the log-in. */
export type Arrival =
  /** Into the site, on a page whose address this is. */
  | { readonly to: RegExp }
  /** Stays on the log-in page, which says why. */
  | 'refused';

const IN: Arrival = { to: /\/(esportes|casino\/slots)$/ };
const STOPPED: Arrival = { to: /\/account-stopped$/ };

/** Every user that the platform is seeded with, without the domain. */
export const PEOPLE: Readonly<Record<string, Arrival>> = {
  demo: IN,
  outra: IN,
  validada: IN,
  'validada-sem-deposito': IN,
  recente: IN,
  pin: IN,
  'sem-documentos': IN,
  'documentos-em-analise': IN,
  'documentos-rejeitados': IN,
  'bloqueio-interno': { to: /\/withdrawal$/ },
  autoexclusao: 'refused',
  autobloqueio: 'refused',
  bloqueio: 'refused',
  regiao: 'refused',
  'autoexclusao-3': STOPPED,
  'autoexclusao-3-sem-data': STOPPED,
  'autoexclusao-24': STOPPED,
  'autoexclusao-24-sem-data': STOPPED,
  'autoexclusao-1216': STOPPED,
  'autoexclusao-1216-sem-data': STOPPED,
  desativada: 'refused',
  migracao: { to: /\/account-migration\b/ },
  admin: IN,
  'equipe@staff': IN,
  'validacao-1': IN,
  'validacao-2': IN,
  'validacao-3': IN,
  'validacao-4': IN,
  rosto: IN,
};

/** The address of a user: `demo` is demo@vitrine.example. */
export function addressOf(name: string): string {
  return name.includes('@') ? `${name}.vitrine.example` : `${name}@vitrine.example`;
}
