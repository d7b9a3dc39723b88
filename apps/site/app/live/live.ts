import { startLivePage } from './live-page.ts';

startLivePage();
