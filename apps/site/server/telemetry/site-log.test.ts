import { UpstreamStatusError } from '@vitrine/upstream/base/errors';
import { describe, expect, it } from 'vitest';
import { createSiteLog } from './site-log.ts';

const CANARIES = {
  email: 'canary.person@example.com',
  document: '529.982.247-25',
  phone: '+55 11 91234-5678',
  token: 'eyJhbGciOiJIUzI1NiJ9.canary-payload.canary-signature',
};

function logged(write: (log: ReturnType<typeof createSiteLog>) => void): string {
  let text = '';
  write(createSiteLog('trace', { destination: { write: (line) => void (text += line) } }));
  return text;
}

describe('site log', () => {
  it('tells the causes of an error five deep, and ends where they go round in a circle', () => {
    const error = new Error('round');
    error.cause = error;
    const text = logged((log) => log.error({ err: error }, 'circle'));
    expect(text.match(/"message":"round"/g)).toHaveLength(5);
  });

  it('names what failed without what was sent: a store’s error carries its whole command', () => {
    const error = Object.assign(new Error('Command timed out'), {
      command: { name: 'set', args: [CANARIES.token] },
      code: 'ETIMEDOUT',
    });
    const text = logged((log) => log.error({ err: error }, 'Redis'));
    expect(JSON.parse(text)).toMatchObject({
      msg: 'Redis',
      err: { type: 'Error', message: 'Command timed out', code: 'ETIMEDOUT' },
    });
    expect(text).not.toContain('canary');
  });

  it.each(Object.entries(CANARIES))(
    'leaves out a person’s %s in messages and causes',
    (_, value) => {
      const cause = new Error(`No user ${value}`);
      const error = new Error(`Refused: ${value}.`, { cause });
      expect(logged((log) => log.warn({ err: error }, 'refused'))).not.toContain(value);
      expect(logged((log) => log.warn({ err: value }, 'refused'))).not.toContain(value);
    },
  );

  it.each(['10.0.0.12:6379', '192.168.100.200:6379', '127.0.0.1:1'])(
    'says which server at %s took no connection',
    (address) => {
      const error = new Error(`connect ECONNREFUSED ${address}`);
      const text = logged((log) => log.error({ err: error }, 'Redis'));
      expect(JSON.parse(text)).toMatchObject({ err: { message: error.message } });
    },
  );

  it.each([
    '192.168.100.200',
    '529.982.247.25:1',
    '11 91234.5678:80',
    '1.192.168.100.200:6379',
    `${CANARIES.phone}:6379`,
  ])('leaves out %s, which is no server', (text) => {
    const said = logged((log) => log.warn({ err: new Error(`No user ${text}`) }, 'refused'));
    expect(JSON.parse(said)).toMatchObject({
      err: { message: expect.stringMatching(/^No user (?:1\.)?\[left out\](?::\d+)?$/) },
    });
  });

  it('takes the operator’s code for a refusal, and no sentence of the operator', () => {
    const refusal = (code: string) =>
      new UpstreamStatusError('login', { status: 409, body: { code }, retryAfterMs: null });
    const coded = logged((log) => log.warn({ err: refusal('USER_BLOCKED') }, 'refused'));
    expect(JSON.parse(coded)).toMatchObject({
      err: { code: 'USER_BLOCKED', status: 409, endpoint: 'login', kind: 'conflict' },
    });
    const said = logged((log) => log.warn({ err: refusal('Ana Canary is blocked') }, 'refused'));
    expect(said).not.toContain('Canary');
  });

  it('leaves out what stands under a name that holds a secret', () => {
    const session = { tokens: 'canary', password: 'canary', id: 7 };
    const text = logged((log) => log.info({ session, email: 'canary' }, 'odd'));
    expect(text).not.toContain('canary');
    expect(JSON.parse(text)).toMatchObject({ session: { id: 7 } });
  });
});
