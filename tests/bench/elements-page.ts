import { chromium } from 'playwright';
import { chromiumLaunch } from '../../scripts/setup/chromium-launch.mjs';
import { type ChildServer, startServer } from './child-server.ts';
import { buildRemixApp, REMIX_CONFIG, REMIX_SERVER } from './remix-app.ts';
import { STOCK_ENTRY } from './stock-entry.ts';

/** A text, or an element: its tag, its attributes as React names them, and the branches in it. */
type Branch = string | readonly unknown[];

const ROUTE = `
  import { useLoaderData } from '@remix-run/react';
  import { createElement } from 'react';
  import tree from '../tree.json';
  import events from '../events.json';
  export const loader = () => ({ events });
  function element(branch, key) {
    if (typeof branch === 'string') return branch;
    const [tag, attributes, ...branches] = branch;
    return createElement(tag, { ...attributes, key }, ...branches.map(element));
  }
  export default function Page() {
    useLoaderData();
    return element(tree, 0);
  }`;

const ROOT = `
  import { Links, Meta, Outlet, Scripts, ScrollRestoration } from '@remix-run/react';
  export default function App() {
    return (
      <html lang="en">
        <head><Meta /><Links /></head>
        <body><Outlet /><ScrollRestoration /><Scripts /></body>
      </html>
    );
  }`;

/**
 * Builds and serves the elements of a page's body by React with Remix's own server entry, and the events
 * as its data. Its elements are made by no component, which is quicker than any page that somebody writes.
 */
export async function startElementsPage(
  address: string,
  events: readonly unknown[],
): Promise<ChildServer> {
  const { server, folder } = buildRemixApp('bench-elements-page', {
    'vite.config.ts': REMIX_CONFIG,
    'app/root.tsx': ROOT,
    'app/entry.server.tsx': STOCK_ENTRY,
    'app/routes/_index.tsx': ROUTE,
    'app/tree.json': JSON.stringify(await treeOf(address)),
    'app/events.json': JSON.stringify(events),
    'server.mjs': REMIX_SERVER,
  });
  return startServer(server, {}, folder);
}

/** The body of a page as a browser reads it, without scripts. */
async function treeOf(address: string): Promise<Branch> {
  const browser = await chromium.launch(chromiumLaunch());
  try {
    const page = await (await browser.newContext({ javaScriptEnabled: true })).newPage();
    await page.route('**/*.js', (route) => route.abort());
    await page.goto(address);
    return await page.evaluate(bodyTree);
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function bodyTree(): Branch {
  const REACT_NAMES: Readonly<Record<string, string>> = {
    class: 'className',
    for: 'htmlFor',
    tabindex: 'tabIndex',
    readonly: 'readOnly',
    formaction: 'formAction',
    value: 'defaultValue',
  };
  function branchOf(node: Node): Branch | null {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node instanceof HTMLScriptElement) return null;
    const attributes: Record<string, string> = {};
    for (const { name, value } of node.attributes) {
      const isValueOfButton = name === 'value' && !(node instanceof HTMLInputElement);
      if (name !== 'style' && !name.startsWith('on'))
        attributes[isValueOfButton ? name : (REACT_NAMES[name] ?? name)] = value;
    }
    const branches = [...node.childNodes].map(branchOf).filter((branch) => branch !== null);
    return [node.localName === 'body' ? 'div' : node.localName, attributes, ...branches];
  }
  return branchOf(document.body) ?? '';
}
