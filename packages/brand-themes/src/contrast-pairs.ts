/** A role read upon another. Names are roles of `color`. */
export interface ContrastPair {
  readonly role: string;
  readonly on: string;
  readonly minimum: number;
}

/** WCAG 2.2: 1.4.3 for text, 1.4.11 for edges and marks, 1.4.6 for what matters most here. */
const TEXT = 4.5;
const MARK = 3;
const ODDS = 7;

function pairs(role: string, minimum: number, ...grounds: readonly string[]): ContrastPair[] {
  return grounds.map((on) => ({ role, on, minimum }));
}

const SURFACES = ['ground', 'card', 'raised'] as const;

/** Every pair of roles that a component may put one upon the other. */
export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...pairs('text', ODDS, ...SURFACES),
  ...pairs('text', TEXT, 'field', 'skeleton'),
  ...pairs('text-muted', TEXT, ...SURFACES, 'field'),
  ...pairs('link', TEXT, ...SURFACES),
  ...pairs('control-border', MARK, ...SURFACES, 'field'),
  ...pairs('focus', MARK, ...SURFACES, 'field', 'header', 'nav', 'odds'),
  ...pairs('on-action', TEXT, 'action', 'action-hover'),
  ...pairs('on-accent', TEXT, 'accent'),
  ...pairs('on-header', TEXT, 'header'),
  ...pairs('header-muted', TEXT, 'header'),
  ...pairs('on-odds', ODDS, 'odds', 'odds-hover'),
  ...pairs('on-odds', TEXT, 'odds-up-soft', 'odds-down-soft'),
  ...pairs('odds-label', TEXT, 'odds', 'odds-hover', 'odds-up-soft', 'odds-down-soft'),
  ...pairs('odds-up', TEXT, 'odds', 'odds-hover', 'odds-up-soft'),
  ...pairs('odds-down', TEXT, 'odds', 'odds-hover', 'odds-down-soft'),
  ...pairs('on-odds-selected', TEXT, 'odds-selected'),
  ...pairs('live', TEXT, ...SURFACES),
  ...pairs('on-live', TEXT, 'live'),
  ...pairs('danger', TEXT, ...SURFACES, 'field'),
  ...pairs('on-danger', TEXT, 'danger'),
  ...pairs('on-danger-soft', TEXT, 'danger-soft'),
  ...pairs('success', TEXT, ...SURFACES),
  ...pairs('on-success', TEXT, 'success'),
  ...pairs('on-success-soft', TEXT, 'success-soft'),
  ...pairs('on-warning-soft', TEXT, 'warning-soft'),
  ...pairs('on-info-soft', TEXT, 'info-soft'),
  ...pairs('on-tab-selected', TEXT, 'tab-selected'),
  ...pairs('tab-indicator', MARK, ...SURFACES),
  ...pairs('on-nav', TEXT, 'nav'),
  ...pairs('nav-selected', TEXT, 'nav'),
];
