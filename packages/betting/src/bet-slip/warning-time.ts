// Alone, so that the bar of the slip, which every first visit loads, brings none of the slip's rules.

/** How long a warning is shown. Source: 3§5. */
export const WARNING_SHOWN_MS = 4000;
