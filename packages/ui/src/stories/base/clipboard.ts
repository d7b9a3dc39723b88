/** Stands in for the browser's clipboard and gives what was written to it. */
export function answerClipboard(how: 'takes' | 'refuses'): readonly string[] {
  const written: string[] = [];
  const clipboard = {
    async writeText(text: string) {
      if (how === 'refuses') throw new DOMException('Refused', 'NotAllowedError');
      written.push(text);
    },
  };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  return written;
}
