import { html, raw } from 'hono/html';
import type { Language } from '../country.ts';
import type { ServerContext } from '../implement.ts';

/** Escaped HTML. */
export type Markup = ReturnType<typeof html>;

export interface PlainPage {
  /** English for what only testers read. */
  readonly language: Language | 'en';
  readonly title: string;
  readonly content: Markup;
  /** 200 unless given. */
  readonly status?: 200 | 404 | 422;
  /** Rules beside those of every page. */
  readonly style?: string;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0; display: grid; place-items: start center; padding: 32px 16px; background: Canvas; color: CanvasText; }
  main { width: min(100%, 26rem); display: grid; gap: 16px; }
  h1 { font-size: 24px; margin: 0; } h2 { font-size: 20px; margin: 0; overflow-wrap: anywhere; } p { margin: 0; overflow-wrap: anywhere; }
  dl { display: grid; gap: 12px; margin: 0; padding: 16px; border: 1px solid GrayText; border-radius: 8px; }
  dt { font-size: 14px; color: color-mix(in srgb, CanvasText 70%, Canvas); } dd { margin: 0; font-weight: 700; overflow-wrap: anywhere; }
  ul { display: grid; gap: 8px; margin: 0; padding: 0; list-style: none; } li { padding: 12px 16px; border: 1px solid GrayText; border-radius: 8px; overflow-wrap: anywhere; }
  form { display: grid; gap: 8px; } label { font-weight: 700; }
  input, textarea { font: inherit; padding: 12px; border: 1px solid GrayText; border-radius: 8px; min-width: 0; }
  textarea { font: 14px/1.4 ui-monospace, monospace; resize: vertical; }
  button { font: inherit; font-weight: 700; min-height: 48px; border-radius: 8px; border: 1px solid #1a4fd6; background: #1a4fd6; color: #fff; cursor: pointer; }
  button.quiet { background: transparent; color: inherit; border-color: GrayText; }
  .error { color: #c62828; } @media (prefers-color-scheme: dark) { .error { color: #ff8a80; } }
`;

/** Answers a page for testers: one narrow column, no scripts, in the country's language. */
export function plainPage(context: ServerContext, page: PlainPage): Response | Promise<Response> {
  const { language, title, content, status = 200, style = '' } = page;
  context.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'");
  context.header('cache-control', 'no-store');
  return context.html(
    html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <style>
            ${raw(STYLE + style)}
          </style>
        </head>
        <body>
          <main>
            <h1>${title}</h1>
            ${content}
          </main>
        </body>
      </html>`,
    status,
  );
}
