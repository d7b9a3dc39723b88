/** The field that names which form of the page was sent. */
export const KIND_FIELD = 'kind';

/** The field that names the limit whose waiting change is taken back. */
export const CANCEL_FIELD = 'cancel';

/** The field that names how often the reality check comes, in minutes. */
export const INTERVAL_FIELD = 'interval';
