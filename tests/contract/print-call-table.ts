import { callTable } from './call-table.ts';

/** Prints the table of the contract, tab separated: `node tests/contract/print-call-table.ts`. */
console.log('endpoint\thost\tmethod\tpath\tassumed\ton the site\thandlers\tcallers');
for (const { endpoint, handlers, callers, isOnSite } of callTable()) {
  const { name, host, method, path, assumed = [] } = endpoint;
  const cells = [name, host, method, path, assumed.join('; '), isOnSite ? 'yes' : 'planned'];
  console.log([...cells, handlers.join(' '), callers.join(' ')].join('\t'));
}
