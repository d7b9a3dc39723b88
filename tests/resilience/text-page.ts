import { execFileSync } from 'node:child_process';

/** The browsers of text that print a page with the addresses of its links. */
const PRINTING = {
  lynx: ['-dump', '-nonumbers', '-width=200', '-display_charset=utf-8'],
  w3m: ['-dump', '-cols', '200', '-O', 'UTF-8'],
} as const;
const LISTING = {
  lynx: ['-dump', '-listonly', '-nonumbers', '-display_charset=utf-8'],
  w3m: ['-dump', '-cols', '200', '-o', 'display_link_number=1'],
} as const;

export type TextBrowserName = keyof typeof PRINTING;

/**
 * The program, if this machine has it. A missing one is a failure in CI, and where the setup of `npm test` has
 * provided it; elsewhere a skipped test.
 */
export function textBrowser(name: TextBrowserName): string | undefined {
  const given = process.env[`VITRINE_${name.toUpperCase()}`];
  const found = given ?? name;
  try {
    execFileSync(found, ['-version'], { stdio: 'ignore' });
    return found;
  } catch {
    if (process.env['CI'] === 'true' || given !== undefined)
      throw new Error(`${name} is not installed`);
    return undefined;
  }
}

/** A page as a browser of text prints it, in one line, and the addresses it can go on to. */
export interface TextPage {
  readonly text: string;
  /** Without a host, in the order of the page. */
  readonly links: readonly string[];
}

/** Opens a page of the site as somebody without a cookie. */
export function printedPage(
  name: TextBrowserName,
  program: string,
  { site, path }: { readonly site: string; readonly path: string },
): TextPage {
  const print = (options: readonly string[]) =>
    execFileSync(program, [...options, site + path], { encoding: 'utf8', timeout: 20_000 });
  const addresses = print(LISTING[name]).matchAll(/(https?:\/\/\S+)$/gm);
  return {
    text: print(PRINTING[name]).replace(/\s+/g, ' '),
    links: [...addresses].flatMap(([, address = '']) =>
      address.startsWith(`${site}/`) ? [address.slice(site.length)] : [],
    ),
  };
}
