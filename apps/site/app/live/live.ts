import { startLivePage } from './live-page.ts';

window.vitrineLive = startLivePage(window);
