import { describe, expect, it } from 'vitest';
import { callAddress, checkHosts } from './address.ts';
import { endpoint } from './endpoint.ts';
import { HOSTS, OPERATOR_HOSTS } from './hosts.ts';
import { feedTopics } from '../contract/sportsbook/feed.ts';
import { ping, withServer } from '../test/client.ts';
import { answerJson, hostsAt } from '../test/server.ts';

describe('addresses', () => {
  it.each(HOSTS)('NET-03 calls what is declared for %s at its configured address', async (host) => {
    await withServer(
      (_, response) => answerJson(response, { ok: true }),
      async (client, requests) => {
        const declared = { ...ping('GET'), host, path: '/api/Session/close/' };
        await client.call(declared);
        expect(requests).toEqual([`GET /${host}/api/Session/close/`]);
      },
    );
  });

  it('NET-03 needs the nine hosts of an operator, and none of a third party', () => {
    expect(OPERATOR_HOSTS).toHaveLength(9);
    const all = hostsAt('https://operator.example');
    const own = Object.fromEntries(OPERATOR_HOSTS.map((host) => [host, all[host]]));
    const hosts = checkHosts(own);
    const step = endpoint({
      name: 'kycLog.test',
      host: 'kycLog',
      method: 'POST',
      path: '/steps',
      auth: 'none',
      source: '1§7',
    });
    expect(() => callAddress(step, hosts, {})).toThrow('kycLog.test: no address for kycLog');
  });

  it('NET-03 names the hosts that are missing or no addresses', () => {
    const hosts = hostsAt('https://operator.example');
    expect(() => checkHosts({ ...hosts, labels: '', flags: 'flags.example' })).toThrow(
      'Upstream hosts without an http or https address: labels, flags',
    );
    expect(() => checkHosts({})).toThrow(/main, payments, sportsbook, betting/);
  });

  it('keeps ids readable and lets no parameter leave its segment', () => {
    const hosts = hostsAt('https://operator.example/v');
    const match = (id: string) => callAddress(feedTopics.match, hosts, { params: { id } }).href;
    expect(match('sr:match:1&bg:match:2')).toBe(
      'https://operator.example/v/feedGate/match/sr:match:1&bg:match:2',
    );
    expect(match('a/b?c#d%2e é')).toBe(
      'https://operator.example/v/feedGate/match/a%2Fb%3Fc%23d%252e%20%C3%A9',
    );
    for (const id of ['', '.', '..']) expect(() => match(id)).toThrow(RangeError);
  });

  it('joins a host and a path with one slash, however they are spelled', () => {
    const declared = { ...ping('GET'), path: 'api/UserDocument/GetStatusFiles' };
    const hosts = { ...hostsAt('https://operator.example'), main: 'https://main.example/v1/' };
    expect(callAddress(declared, hosts, {}).href).toBe(
      'https://main.example/v1/api/UserDocument/GetStatusFiles',
    );
  });
});
