const PATH = '/esportes';

/** The cookie of a visitor, from the answer to their first visit. */
export function visitorCookie({ headers }: Response): string {
  const cookie = headers.getSetCookie().find((one) => one.startsWith('vitrine='));
  if (!cookie) throw new Error('A first visit got no id');
  return cookie.split(';', 1)[0] ?? '';
}

/** Taps the first price of so many events of the list, after so many others. */
export async function takeSelections(
  origin: string,
  cookie: string,
  count: number,
  after = 0,
): Promise<void> {
  const html = await (await fetch(origin + PATH)).text();
  const rows = html.split('<article').slice(1);
  const taps = new Set(rows.flatMap((row) => /name="tap" value="([^"]+)"/.exec(row)?.[1] ?? []));
  const taken = [...taps].slice(after, after + count);
  if (taken.length < count) throw new Error(`The list has prices of ${taps.size} events alone`);
  for (const tap of taken) await pressOnSlip(origin, cookie, { tap });
}

/** Posts fields of the slip's form, as a browser does. */
export async function pressOnSlip(
  origin: string,
  cookie: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  const answer = await fetch(`${origin}/bet-slip`, {
    method: 'POST',
    redirect: 'manual',
    headers: { Cookie: cookie, 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams(fields),
  });
  if (answer.status !== 302) throw new Error(`The slip answered ${answer.status}`);
}
