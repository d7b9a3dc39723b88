import { beforeEach, describe, expect, it } from 'vitest';
import { openTestPlatform, type TestPlatform } from '../test/platform.ts';

let test: TestPlatform;
beforeEach(async () => {
  test = await openTestPlatform();
});

const post = (path: string, body: unknown) => test.call('POST', `/tracking${path}`, { body });
const received = async () => (await test.call('GET', '/sandbox/tracking/events')).json;

const ENVELOPE = [
  { event_id: 'e1', sent_at: '2025-03-08T15:00:00Z' },
  { type: 'event' },
  {
    event_id: 'e1',
    release: '1.4.0',
    level: 'error',
    exception: { values: [{ type: 'TypeError', value: 'x is not a function' }] },
  },
]
  .map((line) => JSON.stringify(line))
  .join('\n');

describe('the third parties of a site', () => {
  it('TRACK-01 collect events, each once, and refuse what is none', async () => {
    const event = { name: 'largeBet', id: '1', stake: 1_500 };
    expect((await post('/events', { events: [event] })).status).toBe(204);
    expect((await post('/events', { events: [event, { name: 'logIn', id: '2' }] })).status).toBe(
      204,
    );
    for (const body of [{ events: [{ id: '3' }] }, {}, 'text', null]) {
      expect((await post('/events', body)).status).toBe(400);
    }
    expect(await received()).toMatchObject({
      received: [
        { by: 'collector', name: 'largeBet', facts: { id: '1', stake: 1_500 } },
        { by: 'collector', name: 'logIn' },
      ],
    });
  });

  it('TRACK-04 take error reports in the protocol of Sentry', async () => {
    const answer = await test.platform.app.request('/tracking/api/1/envelope/', {
      method: 'POST',
      body: ENVELOPE,
    });
    expect(answer.status).toBe(200);
    await test.platform.app.request('/tracking/api/1/envelope/', { method: 'POST', body: 'junk' });
    expect(await received()).toMatchObject({
      received: [
        {
          by: 'errors',
          name: 'TypeError',
          facts: { value: 'x is not a function', release: '1.4.0' },
        },
      ],
    });
  });

  it('have scripts that tell what they got, from the origin of any site', async () => {
    for (const name of ['tag-manager', 'crm', 'recording']) {
      const { status, text } = await test.call('GET', `/tracking/scripts/${name}.js`);
      expect([status, text]).toEqual([200, expect.stringContaining('/tracking/told"')]);
    }
    const headers = { origin: 'https://arara.example' };
    const body = { by: 'crm', name: 'identify', language: 'pt' };
    expect((await test.call('POST', '/tracking/told', { body, headers })).status).toBe(204);
    expect((await post('/told', { by: 'somebody', name: 'x' })).status).toBe(400);
    expect(await received()).toMatchObject({
      received: [{ by: 'crm', facts: { language: 'pt' } }],
    });
  });

  it('show what they got on a page that looks again, and on the control page', async () => {
    expect((await test.call('GET', '/sandbox/tracking')).text).toContain('Nothing came yet');
    await post('/events', { events: [{ name: 'depositConversion', id: '9', note: '<b>' }] });
    for (const page of ['/sandbox/tracking', '/sandbox']) {
      const { text } = await test.call('GET', page);
      expect(text).toContain('depositConversion');
      expect(text).not.toContain('<b>');
    }
    const live = await test.platform.app.request('/sandbox/tracking');
    expect(live.headers.get('refresh')).toBe('2');
  });
});
