declare module 'virtual:used-icons' {
  import type { ComponentType } from 'react';

  /** Icons of the kept set that components of the library import, in the order of their names. */
  export const usedIcons: readonly {
    readonly name: string;
    /** Folders of the components. */
    readonly users: readonly string[];
    readonly Icon: ComponentType<{ readonly size: number }>;
  }[];
}
