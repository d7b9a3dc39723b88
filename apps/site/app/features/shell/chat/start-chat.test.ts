import type { ScriptedChat } from '@vitrine/betting/base/support-chat';
import { describe, expect, it } from 'vitest';
import { type ChatScript, startChat } from './start-chat.ts';

const SETTINGS = {
  language: 'pt-BR',
  surveyLabel: 'Como você avaliaria o serviço prestado pelo executivo?',
  conversation: null,
} as const;

/** A browser that tells what was done to it; `load` says what the script defines at each load. */
function browser(loads: readonly (ChatScript | 'missing')[]) {
  const done: string[] = [];
  let defined: ChatScript | undefined;
  let count = 0;
  return {
    done,
    effects: {
      load(address: string) {
        done.push(`load ${address}`);
        const script = loads[count++] ?? 'missing';
        if (script === 'missing') return Promise.reject(new Error('not found'));
        defined = script;
        return Promise.resolve();
      },
      defined: () => defined,
      wait(ms: number) {
        done.push(`wait ${ms}`);
        return Promise.resolve();
      },
      tell: (event: string) => void done.push(event),
    },
  };
}

function start(
  chat: ScriptedChat,
  effects: ReturnType<typeof browser>['effects'],
  leaving = new AbortController().signal,
) {
  const element = {} as HTMLElement;
  return startChat({ chat, script: '/chat.js', settings: SETTINGS }, element, effects, leaving);
}

const REFUSES: ChatScript = { init: () => Promise.reject(new Error('down')) };
const WORKS: ChatScript = { init: () => Promise.resolve() };

describe('starting a chat', () => {
  it('CHAT-03 hands on the language and the label of the survey', async () => {
    const given: unknown[] = [];
    const { effects } = browser([{ init: (settings) => void given.push(settings) }]);
    expect(await start('widget', effects)).toBe(true);
    expect(given).toMatchObject([SETTINGS]);
  });

  it('CHAT-02 a widget that fails is told of, loaded once more, and may then work', async () => {
    const { effects, done } = browser([REFUSES, WORKS]);
    expect(await start('widget', effects)).toBe(true);
    expect(done).toEqual(['load /chat.js', 'widgetFailed', 'wait 0', 'load /chat.js']);
  });

  it('CHAT-02 a widget that fails twice is reported', async () => {
    const { effects, done } = browser(['missing', REFUSES]);
    expect(await start('widget', effects)).toBe(false);
    expect(done).toEqual([
      'load /chat.js',
      'widgetFailed',
      'wait 0',
      'load /chat.js',
      'widgetGivenUp',
    ]);
  });

  it('CHAT-02 the fallback is tried three times, 3000 ms apart, and told of at the end', async () => {
    const { effects, done } = browser([{}, 'missing', {}, WORKS]);
    expect(await start('fallback', effects)).toBe(false);
    expect(done).toEqual([
      'load /chat.js',
      'wait 3000',
      'load /chat.js',
      'wait 3000',
      'load /chat.js',
      'fallbackGivenUp',
    ]);
  });

  it('CHAT-02 a fallback that comes late works, and nothing is told', async () => {
    const { effects, done } = browser([{}, WORKS]);
    expect(await start('fallback', effects)).toBe(true);
    expect(done).toEqual(['load /chat.js', 'wait 3000', 'load /chat.js']);
  });

  it('does not load a script again that is there', async () => {
    const { effects, done } = browser([WORKS]);
    await start('widget', effects);
    await start('widget', effects);
    expect(done).toEqual(['load /chat.js']);
  });

  it('ends with the panel', async () => {
    const { effects, done } = browser([{}, WORKS]);
    expect(await start('fallback', effects, AbortSignal.abort())).toBe(false);
    expect(done).toEqual(['load /chat.js']);
  });
});
