/**
 * What an address of this site answers with JSON, for a page that stays open; null when nothing usable
 * came. Unlike the router's own loads, one that fails on a bad network leaves the page as it is.
 */
export async function loadOwnJson<Answer>(
  address: string,
  signal: AbortSignal,
): Promise<Answer | null> {
  try {
    const answer = await fetch(address, { headers: { Accept: 'application/json' }, signal });
    // Written by this site's own server.
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}
