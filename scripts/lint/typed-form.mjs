/** Components that are no field and hold none. */
const PLAIN = new Set(['Alert', 'Button', 'ChoiceButton', 'CsrfField', 'Link', 'RouterLink']);
const FIELDS = new Set(['select', 'textarea']);

/**
 * A syntax node as far as this rule reads it; ESLint's own types know nothing of JSX.
 *
 * @typedef {{ type: string, [part: string]: any }} Node
 */

/** @param {Node} name the name of an element, `Form` in `fetcher.Form` */
function lastName(name) {
  return name.type === 'JSXMemberExpression' ? name.property.name : name.name;
}

/**
 * @param {Node} element
 * @param {string} name
 */
function attribute(element, name) {
  return element.openingElement.attributes.find(
    (/** @type {Node} */ one) => one.type === 'JSXAttribute' && one.name.name === name,
  );
}

/**
 * Whether an element can be seen to take nothing that a person types. Components might hold a field.
 *
 * @param {Node} element
 */
function isPlain(element) {
  const name = lastName(element.openingElement.name);
  if (name === 'input') return attribute(element, 'type')?.value?.value === 'hidden';
  return /^[a-z]/.test(name) ? !FIELDS.has(name) : PLAIN.has(name);
}

/**
 * A form that takes typed input says itself what is wrong, in the words and the language of the page: a browser's own bubbles are
 * in the browser's, and keep the answer of the site from being asked for. Fields may stand in components or,
 * by the form's id, elsewhere: only a form whose parts are seen to be none may lack `noValidate`.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const typedFormRule = {
  meta: {
    type: 'problem',
    fixable: 'code',
    messages: {
      bubbles: 'This form may hold fields: noValidate, and the site says what is wrong with them.',
    },
    schema: [],
  },
  create(context) {
    /** The forms around the node that is read, the innermost last. @type {{ form: Node, isPlain: boolean }[]} */
    const forms = [];

    /** @param {Node} element */
    const isForm = (element) => /^[fF]orm$/.test(lastName(element.openingElement.name) ?? '');

    const form = {
      /** @param {Node} element */
      JSXElement(element) {
        if (isForm(element)) {
          forms.push({ form: element, isPlain: element.children.length > 0 });
        } else if (!isPlain(element)) {
          for (const around of forms) around.isPlain = false;
        }
      },
      /** @param {Node} element */
      'JSXElement:exit'(element) {
        if (!isForm(element)) return;
        const around = forms.pop();
        if (!around || around.isPlain || attribute(element, 'noValidate')) return;
        context.report({
          node: element.openingElement,
          messageId: 'bubbles',
          fix: (fixer) => fixer.insertTextAfter(element.openingElement.name, ' noValidate'),
        });
      },
      /**
       * Children that come from elsewhere.
       *
       * @param {Node} container
       */
      JSXExpressionContainer(container) {
        if (
          container.parent.type === 'JSXAttribute' ||
          container.expression.type !== 'Identifier'
        ) {
          return;
        }
        for (const around of forms) around.isPlain = false;
      },
    };
    return /** @type {any} */ (form);
  },
};
