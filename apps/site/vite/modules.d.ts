declare module 'virtual:live-script' {
  /** Address of the live script. */
  const address: string;
  export default address;
}

declare module 'virtual:old-styles' {
  /** Address of the styles for browsers that can't read `styles.css`. */
  const address: string;
  export default address;
}

declare module 'virtual:brand/facts' {
  export { facts, themeColors } from '@vitrine/brand-themes/facts/arara';
}

declare module 'virtual:remix/server-build' {
  import type { PageBuild } from '../server/failing-routes.ts';
  const build: PageBuild;
  export = build;
}

declare module 'virtual:brand/frame' {
  import type { BrandFacts } from '@vitrine/brand-themes/brand-facts';
  const frame: Pick<BrandFacts, 'code' | 'name' | 'locale' | 'scheme'>;
  export default frame;
}

declare module 'virtual:brand/licensee' {
  import type { Licensee } from '@vitrine/brand-themes/brand-facts';
  const licensee: Licensee;
  export default licensee;
}

declare module 'virtual:brand/theme.css?url' {
  const address: string;
  export default address;
}

declare module 'virtual:brand/texts/bet-slip' {
  import type { Namespaces } from '@vitrine/messages/namespaces';
  /** All of them; of none in a story or a unit test, which hand on their own. */
  const texts: Namespaces['bet-slip'];
  export default texts;
}

declare module 'virtual:brand/assets/*' {
  const address: string;
  export default address;
}
