import { ticketPath } from '../../paths/slip-paths.ts';

/** Without scripts: the browser opens the page of the ticket again after some seconds. */
export function LookAgain({
  intentId,
  afterMs,
}: {
  readonly intentId: string;
  readonly afterMs: number;
}) {
  return (
    <noscript>
      <meta httpEquiv="refresh" content={`${afterMs / 1000};url=${ticketPath(intentId)}`} />
    </noscript>
  );
}
