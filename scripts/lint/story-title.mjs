/** Words that keep their capitals in a title. */
const CAPITALS = new Set(['id', 'pin', 'qr']);

/** Folders of the book itself, by the group of the sidebar that they fill. */
const BOOK = /^\.storybook\/([^/]+)\//;
const SHOWCASE = /^packages\/ui\/src\/stories\/showcase\/([^/]+)\.stories\.tsx$/;
const COMPONENT = /^packages\/ui\/src\/([^/]+)\/[^/]+\/([^/]+)\.stories\.tsx$/;
const PAGE = /^apps\/site\/app\/features\/([^/]+)\/([^/]+)\.stories\.tsx$/;

/**
 * The words of a file's or folder's name as a reader sees them.
 *
 * @example sentence('qr-panel') // 'QR panel'
 *
 * @param {string} name
 */
function sentence(name) {
  const words = name.split('-').map((word) => (CAPITALS.has(word) ? word.toUpperCase() : word));
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/**
 * The title that a story file has in Storybook's sidebar, from its path relative to the root: the
 * district, then the component or page. A page of the book itself has a group and a free name, so its
 * title ends with `/`. Undefined for a file that holds no stories.
 *
 * @example
 * storyTitle('packages/ui/src/bet-slip/bet-slip-bar/bet-slip-bar.stories.tsx') // 'Bet slip/Bet slip bar'
 * storyTitle('apps/site/app/features/wallet/deposit.stories.tsx') // 'Pages/Wallet/Deposit'
 * storyTitle('.storybook/usage/odds.stories.tsx') // 'Usage/'
 *
 * @param {string} file
 * @returns {string | undefined}
 */
export function storyTitle(file) {
  if (!file.endsWith('.stories.tsx')) return undefined;
  const [, group] = BOOK.exec(file) ?? [];
  if (group !== undefined) return `${sentence(group)}/`;
  const [, shown] = SHOWCASE.exec(file) ?? [];
  if (shown !== undefined) return `Showcase/${sentence(shown)}`;
  const [, feature, page] = PAGE.exec(file) ?? [];
  if (feature !== undefined && page !== undefined) {
    return `Pages/${sentence(feature)}/${sentence(page)}`;
  }
  const [, district, component] = COMPONENT.exec(file) ?? [];
  if (district === undefined || component === undefined) return undefined;
  return `${sentence(district)}/${sentence(component)}`;
}

/**
 * Whether a story file may have the title.
 *
 * @param {string} expected what `storyTitle` says
 * @param {unknown} title
 */
function fits(expected, title) {
  if (!expected.endsWith('/')) return title === expected;
  return typeof title === 'string' && title.startsWith(expected) && title.length > expected.length;
}

/**
 * A syntax node as far as this rule reads it; ESLint's own types know nothing of TypeScript's.
 *
 * @typedef {{ type: string, [part: string]: any }} Node
 */

/**
 * The object that stands in `{…} satisfies Meta<…>`.
 *
 * @param {Node | null | undefined} node
 * @returns {Node | undefined}
 */
function objectIn(node) {
  if (node?.type === 'ObjectExpression') return node;
  return node && 'expression' in node ? objectIn(node.expression) : undefined;
}

/**
 * A story's title is its folder's: the sidebar has the districts of the folders, in one spelling.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const storyTitleRule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    messages: {
      missing: "The meta of a story file says its title: '{{expected}}'.",
      other: "The title of this story file starts '{{expected}}', as its folder is called.",
    },
    schema: [],
  },
  create(context) {
    const file = context.filename.slice(context.cwd.length + 1).replaceAll('\\', '/');
    const expected = storyTitle(file);
    if (expected === undefined) return {};
    return {
      ExportDefaultDeclaration(node) {
        /** @type {Node} */
        let meta = node.declaration;
        if (meta.type === 'Identifier') {
          const variable = context.sourceCode.getScope(node).set.get(meta.name);
          const definition = /** @type {Node | undefined} */ (variable?.defs[0]?.node);
          meta = definition?.init;
        }
        const title = objectIn(meta)?.properties.find(
          (/** @type {Node} */ property) => property.key?.name === 'title',
        );
        if (title === undefined) {
          context.report({ node, messageId: 'missing', data: { expected } });
        } else if (!fits(expected, title.value.value)) {
          context.report({
            node: title.value,
            messageId: 'other',
            data: { expected },
            fix: (fixer) =>
              expected.endsWith('/') ? null : fixer.replaceText(title.value, `'${expected}'`),
          });
        }
      },
    };
  },
};
