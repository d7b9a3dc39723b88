// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { showWidget, type WidgetScript } from './show-widget.ts';

type Options = Parameters<NonNullable<WidgetScript['render']>>[1];

const loaded = vi.hoisted(() => ({ script: (_address: string) => Promise.resolve(true) }));
vi.mock('../../../frame/load-script.ts', () => ({
  loadScript: (address: string) => loaded.script(address),
}));

const PROVIDER = { script: 'https://captcha.example/api.js', siteKey: 'key-1' };
const SCRIPT_WITHIN_MS = 8_000;

/** A provider's script that has drawn its widget, and what the page hears of it. */
async function shown(script: WidgetScript | undefined) {
  globalThis.turnstile = script;
  const tokens: string[] = [];
  const onError = vi.fn();
  const element = document.createElement('div');
  const isThere = await showWidget(element, PROVIDER, {
    onToken: (token) => void tokens.push(token),
    onError,
  });
  return { isThere, tokens, onError, element };
}

function provider() {
  const drawn: Options[] = [];
  const render = (element: HTMLElement, options: Options) => {
    element.textContent = 'widget';
    drawn.push(options);
  };
  return { drawn, render };
}

describe('the widget of a provider of captchas', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    loaded.script = () => Promise.resolve(true);
    globalThis.turnstile = undefined;
    globalThis.hcaptcha = undefined;
    globalThis.grecaptcha = undefined;
  });

  it('SESS-19 is drawn with the site’s key, and tells each token and that one has expired', async () => {
    const { drawn, render } = provider();
    const { isThere, tokens, onError, element } = await shown({ render });
    expect(isThere).toBe(true);
    expect(element.textContent).toBe('widget');
    const [options] = drawn;
    expect(options?.sitekey).toBe('key-1');
    options?.callback('token-1');
    options?.['expired-callback']();
    options?.callback('token-2');
    expect(tokens).toEqual(['token-1', '', 'token-2']);
    expect(onError).not.toHaveBeenCalled();
    options?.['error-callback']();
    expect(onError).toHaveBeenCalledOnce();
  });

  it.each(['turnstile', 'hcaptcha', 'grecaptcha'] as const)('is drawn by %s', async (name) => {
    const { drawn, render } = provider();
    globalThis[name] = { render };
    const heard = { onToken: () => undefined, onError: () => undefined };
    expect(await showWidget(document.createElement('div'), PROVIDER, heard)).toBe(true);
    expect(drawn).toHaveLength(1);
  });

  it('is drawn once the script says that it is ready', async () => {
    const { drawn, render } = provider();
    const script: { render?: WidgetScript['render']; ready: WidgetScript['ready'] } = {
      ready: (work) => {
        script.render = render;
        work();
      },
    };
    expect((await shown(script as WidgetScript)).isThere).toBe(true);
    expect(drawn).toHaveLength(1);
  });

  it.each<[string, () => void, WidgetScript | undefined]>([
    [
      'its script is blocked',
      () => void (loaded.script = () => Promise.resolve(false)),
      { render: () => undefined },
    ],
    [
      'its script does not come',
      () => void (loaded.script = () => new Promise(() => undefined)),
      { render: () => undefined },
    ],
    ['its script defines nothing', () => undefined, undefined],
    ['its script is never ready', () => undefined, { ready: () => undefined }],
    [
      'it can’t be drawn',
      () => undefined,
      {
        render: () => {
          throw new Error('wrong key');
        },
      },
    ],
  ])('is not there when %s', async (_, prepare, script) => {
    prepare();
    const showing = shown(script);
    await vi.advanceTimersByTimeAsync(SCRIPT_WITHIN_MS);
    expect(await showing).toMatchObject({ isThere: false, tokens: [] });
  });
});
