import type { Plugin } from 'vite';
import { requirements } from '../scripts/requirements/requirement-levels.mjs';

const NAME = 'virtual:requirement-levels';

/** `virtual:requirement-levels`: how far each requirement has come, by id, for the page that lists them. */
export function requirementLevels(): Plugin {
  return {
    name: 'vitrine:requirement-levels',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const levels = Object.fromEntries(requirements().map(({ id: key, level }) => [key, level]));
      return `export const levels = ${JSON.stringify(levels)};`;
    },
  };
}
