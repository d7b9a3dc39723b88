/** The operator's own hosts, one base address each; every one must be configured. Source: 1§7, 2§7. */
export const OPERATOR_HOSTS = [
  'main',
  'payments',
  'sportsbook',
  'betting',
  'frontBack',
  'feedGate',
  'labels',
  'providerSwitch',
  'flags',
] as const;

/** Hosts of others, which an operator may leave out. Source: 1§7. */
export const THIRD_PARTY_HOSTS = ['kycLog', 'ipLookup', 'supportChat'] as const;

/** Every host a call can go to. */
export const HOSTS = [...OPERATOR_HOSTS, ...THIRD_PARTY_HOSTS] as const;
export type OperatorHost = (typeof OPERATOR_HOSTS)[number];
export type Host = (typeof HOSTS)[number];
