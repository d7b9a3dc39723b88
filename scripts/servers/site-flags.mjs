/**
 * How Node runs the site wherever it is started. Young objects get 16 MiB, as before Node 24: it would let
 * them grow to four times as much before it looks which are still needed, and pages leave little behind. A
 * heap that may grow to 1 GiB, a multiple of what the site needs, is tidied up earlier than one without end.
 */
export const siteFlags = Object.freeze(['--max-semi-space-size=16', '--max-old-space-size=1024']);
