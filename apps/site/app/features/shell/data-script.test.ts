import { expect, it } from 'vitest';
import { dataScript } from './data-script.ts';

it('hands data to the router, and no text of them ends the script', () => {
  const text = '["São","</script><!--\u2028&","Olá","<b>"]\n';
  const at = text.indexOf(',"Olá"');
  const pieces = [
    { text: text.slice(0, at), isKept: false },
    { text: text.slice(at, -2), isKept: true },
    { text: text.slice(-2), isKept: false },
  ];
  // The second page of two takes what the first one kept.
  dataScript(pieces, 'another');
  const html = Buffer.concat(dataScript(pieces, 'n+/=')).toString();
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
  const document = { querySelectorAll: () => [] };
  new Function('window', 'document', script)(window, document);
  expect(given).toEqual([text, 'end']);
});
