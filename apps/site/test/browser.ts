import type { ActionFunctionArgs, AppLoadContext } from '@remix-run/node';
import { accountFromWire } from '@vitrine/upstream/account/established-account';
import { loginAnswer } from '@vitrine/upstream/contract/account/session';
import type { z } from 'zod';
import { csrfToken } from '../app/services/forms/csrf.server.ts';
import { establishSession } from '../app/services/shell/establish-session.server.ts';
import type { TestSite } from './site.ts';
import {
  type Visitor,
  visitorCookieHeader,
  visitorOf,
} from '../app/services/base/session/visitor.server.ts';

/** What a log-in answers, as the operator sends it. */
export const BETTOR: z.input<typeof loginAnswer>['data'] = {
  userId: 'u-1',
  username: 'ana@example.com',
  fullname: 'Ana Souza',
  email: 'ana@example.com',
  token: 'token-1',
  refreshToken: 'refresh-1',
  userRegisterStep: 2,
};

/** What a loader or an action answered, thrown or returned. */
export interface PageAnswer {
  readonly status: number;
  /** Where a redirect leads to; null when it is none. */
  readonly location: string | null;
  readonly cookies: readonly string[];
  readonly headers: Headers;
  readonly data: unknown;
  /** Of an answer that is no data; null for none. */
  readonly body: ReadableStream<Uint8Array> | null;
}

type RouteFunction = (args: ActionFunctionArgs) => unknown;
type Fields = Readonly<Record<string, string>>;

interface RequestOptions extends Pick<RequestInit, 'method' | 'signal'> {
  readonly params?: Fields;
  readonly headers?: Fields;
  readonly context?: Partial<AppLoadContext>;
}

/** A browser at a site: keeps its cookies and says that its forms come from the site itself. */
export interface TestBrowser {
  visit(loader: RouteFunction, path: string, options?: RequestOptions): Promise<PageAnswer>;
  submit(
    action: RouteFunction,
    path: string,
    /** As a form of texts, or with files. */
    fields: Fields | FormData,
    options?: RequestOptions,
  ): Promise<PageAnswer>;
  /** Who the site takes the browser for, in a context of its own. */
  visitor(): Promise<{ readonly visitor: Visitor; readonly context: AppLoadContext }>;
  /** Gives the browser a visitor id, as any first page does. */
  arrive(): Promise<void>;
  /** Logs in without the log-in page. */
  logIn(bettor?: typeof BETTOR): Promise<void>;
  /** Answers the question about cookies, as the cookie of the answer says it. */
  allow(answer: 'all' | 'measurement' | 'marketing' | 'necessary'): void;
  /** The token that forms of this browser carry. */
  csrf(): Promise<string>;
}

/** `headers` go with every form: by default what current browsers say of a form of the same site. */
export function openBrowser(
  site: TestSite,
  headers: Fields = { 'Sec-Fetch-Site': 'same-origin' },
): TestBrowser {
  const jar = new Map<string, string>();
  const { publicUrl } = site.context().config;

  function keep(cookie: string): void {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    jar.set(name, value);
  }

  function request(path: string, init: RequestInit = {}): Request {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const made = new Request(new URL(path, publicUrl), init);
    if (cookie) made.headers.set('Cookie', cookie);
    return made;
  }

  async function run(
    route: RouteFunction,
    asked: Request,
    { params = {}, context }: RequestOptions,
  ): Promise<PageAnswer> {
    const answer = await Promise.resolve()
      .then(() =>
        route({
          request: asked,
          params,
          context: site.context(context, asked.headers.get('Cookie') ?? ''),
        }),
      )
      .catch((error: unknown) => {
        if (error instanceof Response) return error;
        throw error;
      })
      .then(pageAnswer);
    answer.cookies.forEach(keep);
    return answer;
  }

  async function visitor() {
    const asked = request('/');
    const context = site.context({}, asked.headers.get('Cookie') ?? '');
    return { visitor: await visitorOf(asked, context), context };
  }

  return {
    visitor,
    visit: (loader, path, options = {}) => run(loader, request(path, options), options),
    submit(action, path, fields, options = {}) {
      const form = request(path, {
        method: 'POST',
        body: fields instanceof FormData ? fields : new URLSearchParams(fields),
        headers: options.headers ?? headers,
      });
      return run(action, form, options);
    },
    async arrive() {
      const context = site.context();
      keep(await visitorCookieHeader(context.newVisitorId(), context));
    },
    async logIn(bettor = BETTOR) {
      const guest = await visitor();
      const { data } = loginAnswer.parse({ data: bettor });
      keep(await establishSession(guest.visitor, accountFromWire(data), guest.context));
    },
    allow: (answer) => keep(`consent=${answer}; Path=/`),
    async csrf() {
      const known = await visitor();
      return csrfToken(known.visitor.id, known.context);
    },
  };
}

/** One shape for the three ways in which a route answers. */
function pageAnswer(answer: unknown): PageAnswer {
  if (answer instanceof Response) {
    const { status, headers } = answer;
    return {
      status,
      location: headers.get('Location'),
      cookies: headers.getSetCookie(),
      headers,
      data: null,
      body: answer.body,
    };
  }
  if (isDataWithInit(answer)) {
    const headers = new Headers(answer.init?.headers);
    const status = answer.init?.status ?? 200;
    return {
      status,
      location: null,
      cookies: headers.getSetCookie(),
      headers,
      data: answer.data,
      body: null,
    };
  }
  return {
    status: 200,
    location: null,
    cookies: [],
    headers: new Headers(),
    data: answer,
    body: null,
  };
}

interface DataWithInit {
  readonly data: unknown;
  readonly init: ResponseInit | null;
}

function isDataWithInit(answer: unknown): answer is DataWithInit {
  return (
    typeof answer === 'object' &&
    answer !== null &&
    'type' in answer &&
    answer.type === 'DataWithResponseInit'
  );
}
