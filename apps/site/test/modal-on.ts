import { data, type LoaderFunctionArgs } from '@remix-run/node';
import { visitorOf } from '../app/services/base/session/visitor.server.ts';
import { modalNotice } from '../app/services/shell/modal-notices/modal-notice.server.ts';
import type { ModalNotice } from '../app/shell-data.ts';
import type { TestBrowser } from './browser.ts';

/** What the frame of every page asks and answers. */
async function frame({ request, context }: LoaderFunctionArgs) {
  const { words, headers } = await modalNotice(request, await visitorOf(request, context), context);
  return data(
    { words },
    { headers: headers.map((header): [string, string] => ['Set-Cookie', header]) },
  );
}

/** What a page tells a browser in a modal; null for nothing. The browser keeps the page's cookies. */
export async function modalOn(browser: TestBrowser, path: string): Promise<ModalNotice | null> {
  return ((await browser.visit(frame, path)).data as { words: ModalNotice | null }).words;
}
