import type { AppLoadContext } from '@remix-run/node';
import { deviceSystem, platformOf } from '@vitrine/betting/base/platform';
import { formatText } from '@vitrine/messages/format-text';
import { textsOf } from '@vitrine/messages/texts';
import { paths } from '../../paths.ts';
import { appSourceOf } from '../base/app-source.server.ts';
import { headedMetadata } from '../base/pages/page-metadata.server.ts';

/** The data of a page that says how the app is installed, in the way of the visitor's device. Source: 1§1, 1§2. */
export async function downloadPage(
  page: 'download' | 'downloadNew' | 'ios',
  request: Request,
  context: AppLoadContext,
) {
  const { brand, config } = context;
  const userAgent = request.headers.get('User-Agent') ?? '';
  const source = await appSourceOf(request);
  const isApp = source === 'PWA' || platformOf(userAgent, source).startsWith('app');
  const texts = textsOf(brand.locale, 'install');
  const say = (text: string) =>
    formatText(text, { brand: brand.name, address: new URL(config.publicUrl).host });
  const heading = {
    download: say(texts['download.title']),
    downloadNew: say(texts['download.newTitle']),
    ios: say(texts['ios.title']),
  }[page];
  return {
    // The other two are for whoever the site leads there.
    metadata: await headedMetadata(page, heading, context, {
      ...(page === 'download' ? { path: paths.downloadApp } : {}),
    }),
    heading,
    intro: say(texts[page === 'downloadNew' ? 'download.newText' : 'download.text']),
    desktopHint: say(texts['download.desktop']),
    isReplacing: page === 'downloadNew',
    texts,
    installed: isApp ? say(texts['download.installed']) : null,
    system: page === 'ios' ? ('ios' as const) : deviceSystem(userAgent),
  };
}
