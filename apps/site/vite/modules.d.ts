declare module 'virtual:live-script' {
  /** Address of the live script. */
  const address: string;
  export default address;
}

declare module 'virtual:brand/facts' {
  export { facts, themeColors } from '@vitrine/brand-themes/facts/arara';
}

declare module 'virtual:brand/theme.css?url' {
  const address: string;
  export default address;
}

declare module 'virtual:brand/assets/*' {
  const address: string;
  export default address;
}
