import { expect, it } from 'vitest';
import { dataScript } from './data-script.ts';

it('hands data to the router, and no text of them ends the script', () => {
  const text = '["São","</script><!--\u2028&"]\n';
  const html = dataScript(text, 'n+/=');
  const [, script = ''] = /^<script nonce="n\+\/=">([^<]*)<\/script>$/.exec(html) ?? [];
  const given: string[] = [];
  const window = {
    __remixContext: {
      streamController: {
        enqueue: (chunk: string) => given.push(chunk),
        close: () => given.push('end'),
      },
    },
  };
  new Function('window', script)(window);
  expect(given).toEqual([text, 'end']);
});
