import { createElement, type ReactNode } from 'react';
import { addons, type HashEntry } from 'storybook/manager-api';
import { ONLY_BUILT } from './tag-names.ts';

/**
 * The name of an entry; a component that no page of the site shows yet says so. Without JSX, which
 * Storybook compiles for its own interface to a React that this file would have to name.
 */
function renderLabel(entry: HashEntry): ReactNode {
  if (entry.type !== 'component' || !entry.tags.includes(ONLY_BUILT)) return entry.name;
  const mark = createElement('small', { style: { opacity: 0.65 } }, 'only built');
  return createElement('span', null, entry.name, ' ', mark);
}

addons.setConfig({ sidebar: { renderLabel } });
