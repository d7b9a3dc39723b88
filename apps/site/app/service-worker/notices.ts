/** A notice as the worker shows it. */
export interface ShownNotice {
  readonly title: string;
  readonly options: { readonly body: string; readonly data: { readonly path: string } };
}

/** The page that a notice without one of its own opens. */
const HOME = '/';

/**
 * The notice of a message. A browser ends the subscription of a site that shows nothing for one, so that a
 * message that can't be read becomes a notice with the site's name alone.
 *
 * @example
 * noticeOf('{"title":"Gol!","path":"/esportes"}', 'arara.example')
 * // { title: 'Gol!', options: { body: '', data: { path: '/esportes' } } }
 */
export function noticeOf(message: string | undefined, siteName: string): ShownNotice {
  const { title, body, path } = fieldsOf(message);
  return {
    title: textOf(title) || siteName,
    options: { body: textOf(body), data: { path: ownPath(textOf(path)) } },
  };
}

function fieldsOf(message: string | undefined): Readonly<Record<string, unknown>> {
  try {
    return { ...(JSON.parse(message ?? '{}') as object | null) };
  } catch {
    return {};
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** A path of this site; a notice leads nowhere else. */
function ownPath(path: string): string {
  return /^\/(?![/\\])/.test(path) ? path : HOME;
}

/** A page of the site that is open. */
export interface OpenPage {
  readonly url: string;
  focus(): Promise<unknown>;
}

interface OpenPages {
  readonly origin: string;
  pages(): Promise<readonly OpenPage[]>;
  open(path: string): Promise<unknown>;
}

/** Opens the page of a notice that was tapped: the one that shows it already, or a new one. */
export async function openPageOf(
  data: ShownNotice['options']['data'],
  { origin, pages, open }: OpenPages,
): Promise<void> {
  const address = new URL(data.path, origin).href;
  const shown = (await pages()).find(({ url }) => url === address);
  await (shown ? shown.focus() : open(address));
}
