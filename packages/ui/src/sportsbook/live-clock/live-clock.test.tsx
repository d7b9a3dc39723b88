import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LiveClock } from './live-clock.tsx';

it('is marked as no time of day: 93:00 is none, and 12:30 would be half past twelve', () => {
  const clock = { seconds: 5580, readAt: 0, stopped: true, direction: 'up' } as const;
  const html = renderToStaticMarkup(<LiveClock eventId="sr:match:1" clock={clock} text="93:00" />);
  expect(html).toContain('>93:00</span>');
  expect(html).not.toContain('<time');
});
