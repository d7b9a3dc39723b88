/**
 * What the live script takes from the browser around it: its time, its chance and its connection. It is
 * the window, except where somebody else moves them: in tests and in Storybook's fault lab.
 */
export type LiveWorld = Pick<
  Window & typeof globalThis,
  | 'setTimeout'
  | 'clearTimeout'
  | 'setInterval'
  | 'requestAnimationFrame'
  | 'Date'
  | 'performance'
  | 'Math'
  | 'EventSource'
  | 'BroadcastChannel'
  | 'MutationObserver'
  | 'navigator'
>;
