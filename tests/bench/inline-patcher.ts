/** An inline script that shows changed prices of a page of the site, and does nothing else. */
export const PATCHER = `(${patchPrices})()`;

/** Runs in the page. */
function patchPrices(): void {
  const texts = new Map<string | null, Text>();
  for (const element of document.querySelectorAll('[data-live-odds]')) {
    if (element.firstChild instanceof Text)
      texts.set(element.getAttribute('data-live-odds'), element.firstChild);
  }
  const meta = document.querySelector<HTMLMetaElement>('[name=vitrine-live]');
  const { content = '', dataset } = meta ?? {};
  const address = `/live?topics=${encodeURIComponent(content)}&since=${dataset?.['version'] ?? ''}`;
  new EventSource(address).onmessage = ({ data }: MessageEvent<string>) => {
    const { o = {} } = JSON.parse(data) as { o?: Record<string, string> };
    for (const [id, odds] of Object.entries(o)) {
      const text = texts.get(id);
      if (text) text.data = odds;
    }
  };
}
