import { describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';
import { botAnswer, topicOf } from './bot.ts';

interface Talk {
  readonly id: string;
  readonly isEnded: boolean;
  readonly messages: readonly { readonly author: string; readonly text: string }[];
}

const CHAT = '/support-chat/conversations';

async function open(test: TestPlatform, language = 'pt-BR'): Promise<Talk> {
  return (await test.call('POST', CHAT, { body: { language } })).json as Talk;
}

describe('the support chat of the platform', () => {
  it('greets, answers each message, and keeps the conversation', async () => {
    const test = await openTestPlatform();
    const { id, messages } = await open(test);
    expect(messages).toEqual([expect.objectContaining({ author: 'support' })]);
    const body = { text: 'Meu saque não chegou' };
    await test.call('POST', `${CHAT}/${id}/messages`, { body });
    const { json } = await test.call('GET', `${CHAT}/${id}`);
    const talk = json as Talk;
    expect(talk.messages.map(({ author }) => author)).toEqual(['support', 'visitor', 'support']);
    expect(talk.messages.at(-1)?.text).toContain('Transações');
  });

  it('takes nothing more once it has ended, and knows no other', async () => {
    const test = await openTestPlatform();
    const { id } = await open(test, 'es');
    const end = await test.call('POST', `${CHAT}/${id}/end`, { body: { rating: 5 } });
    expect(end.json).toMatchObject({ isEnded: true });
    const late = await test.call('POST', `${CHAT}/${id}/messages`, { body: { text: 'hola' } });
    expect(late.json).toMatchObject({ error: 'CONVERSATION_HAS_ENDED' });
    const unknown = await test.call('GET', `${CHAT}/00000000-0000-4000-8000-000000000000`);
    expect(unknown.status).toBe(404);
  });

  it('refuses an empty message and one that is too long', async () => {
    const test = await openTestPlatform();
    const { id } = await open(test);
    for (const text of ['  ', 'a'.repeat(1001)]) {
      const { status } = await test.call('POST', `${CHAT}/${id}/messages`, { body: { text } });
      expect(status).toBe(400);
    }
  });

  it('serves the scripts of the widget and of the fallback, each under its name', async () => {
    const test = await openTestPlatform();
    for (const name of ['widget', 'fallback']) {
      const { status, text } = await test.call('GET', `/support-chat/scripts/${name}.js`);
      expect(status).toBe(200);
      expect(text).toContain(`"name":"${name}"`);
      expect(() => new Function(text)).not.toThrow();
    }
  });
});

describe('the bot', () => {
  it.each([
    ['Não consigo parar de apostar', 'pt-BR', 'harm'],
    ['Quero sacar o bônus', 'pt-BR', 'withdrawal'],
    ['PIX não caiu', 'pt-BR', 'deposit'],
    ['Quiero una pausa', 'es', 'harm'],
    ['No encuentro mi apuesta', 'es', 'bet'],
    ['xyz', 'es', null],
  ] as const)('hears what %s is about', (text, language, topic) => {
    expect(topicOf(text, language)).toBe(topic);
  });

  it('names the free line of the country to somebody harmed by gambling', () => {
    expect(botAnswer('perdi tudo', 'pt-BR', 'BR')).toContain('188');
    expect(botAnswer('soy adicto', 'es', 'MX')).toContain('800 911 2000');
    expect(botAnswer('soy adicto', 'es', 'GT')).toContain('autoexcluirte');
  });
});
