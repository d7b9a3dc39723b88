import { callTable } from './call-table.ts';

/** Prints the table of the contract, tab separated: `node tests/contract/print-call-table.ts`. */
console.log('endpoint\thost\tmethod\tpath\tassumed\thandlers\tcallers');
for (const { endpoint, handlers, callers } of callTable()) {
  const { name, host, method, path, assumed = [] } = endpoint;
  const cells = [name, host, method, path, assumed.join('; ')];
  console.log([...cells, handlers.join(' '), callers.join(' ')].join('\t'));
}
