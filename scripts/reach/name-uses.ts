import ts from 'typescript';
import type { Use } from './source-file.ts';

/** What some code uses of the names around it. */
export interface NameUses {
  readonly uses: readonly Use[];
  /** Names of properties and short texts: `charge.kind`, `'pix'`. */
  readonly mentions: ReadonlySet<string>;
  /** Modules that are imported while the code runs. */
  readonly lateSpecifiers: readonly string[];
}

type Scope = ReadonlySet<string>;

/** The uses of names that the code does not declare itself. */
export function usesIn(nodes: readonly ts.Node[]): NameUses {
  const uses: Use[] = [];
  const mentions = new Set<string>();
  const lateSpecifiers: string[] = [];

  const visit = (node: ts.Node, scope: Scope): void => {
    if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return;
    if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return;
    if (ts.isTypeParameterDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) mentions.add(node.text);
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [specifier] = node.arguments;
      if (specifier && ts.isStringLiteral(specifier)) lateSpecifiers.push(specifier.text);
    }
    if (ts.isIdentifier(node)) {
      if (!isRead(node)) mentions.add(node.text);
      else if (!scope.has(node.text)) uses.push({ name: node.text, members: membersAfter(node) });
      return;
    }
    const inner = new Set([...scope, ...namesDeclaredBy(node)]);
    ts.forEachChild(node, (child) => visit(child, inner.size > scope.size ? inner : scope));
  };
  for (const node of nodes) visit(node, new Set());
  return { uses, mentions, lateSpecifiers };
}

/** The members that are taken of a name at once: `a.b['c'][d].e` takes b, c, any, e. */
function membersAfter(node: ts.Expression): readonly string[] {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent) && parent.expression === node) {
    return [parent.name.text, ...membersAfter(parent)];
  }
  if (ts.isElementAccessExpression(parent) && parent.expression === node) {
    const { argumentExpression: index } = parent;
    return [ts.isStringLiteralLike(index) ? index.text : '*', ...membersAfter(parent)];
  }
  return [];
}

/** Whether an identifier reads a name, rather than names a member, an attribute or a new thing. */
function isRead(node: ts.Identifier): boolean {
  const { parent } = node;
  if (ts.isPropertyAccessExpression(parent)) return parent.expression === node;
  if (ts.isPropertyAssignment(parent)) return parent.initializer === node;
  if (ts.isBindingElement(parent)) return parent.initializer === node;
  if (ts.isVariableDeclaration(parent) || ts.isParameter(parent)) return parent.name !== node;
  if (ts.isPropertyDeclaration(parent)) return parent.initializer === node;
  if (ts.isArrowFunction(parent)) return parent.body === node;
  if (isTagName(parent, node)) return !/^[a-z]/.test(node.text);
  return !(
    ts.isJsxAttribute(parent) ||
    ts.isMethodDeclaration(parent) ||
    ts.isAccessor(parent) ||
    ts.isFunctionLike(parent) ||
    ts.isClassLike(parent) ||
    ts.isLabeledStatement(parent) ||
    ts.isBreakOrContinueStatement(parent) ||
    ts.isMetaProperty(parent)
  );
}

/** Whether a name stands first between the angle brackets of an element. */
function isTagName(parent: ts.Node, node: ts.Identifier): boolean {
  return (
    (ts.isJsxOpeningLikeElement(parent) || ts.isJsxClosingElement(parent)) &&
    parent.tagName === node
  );
}

/** The names that a function, a block or a loop declares for the code inside it. */
function* namesDeclaredBy(node: ts.Node): Generator<string> {
  if (ts.isFunctionLike(node)) {
    if (ts.isFunctionExpression(node) && node.name) yield node.name.text;
    for (const { name } of node.parameters) yield* boundNames(name);
  } else if (ts.isBlock(node) || ts.isCaseBlock(node)) {
    const statements = ts.isBlock(node)
      ? node.statements
      : node.clauses.flatMap((clause) => [...clause.statements]);
    for (const statement of statements) {
      if (ts.isVariableStatement(statement)) yield* declared(statement.declarationList);
      else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
        if (statement.name) yield statement.name.text;
      }
    }
  } else if (ts.isForStatement(node) || ts.isForOfStatement(node) || ts.isForInStatement(node)) {
    if (node.initializer && ts.isVariableDeclarationList(node.initializer)) {
      yield* declared(node.initializer);
    }
  } else if (ts.isCatchClause(node) && node.variableDeclaration) {
    yield* boundNames(node.variableDeclaration.name);
  }
}

function* declared(list: ts.VariableDeclarationList): Generator<string> {
  for (const { name } of list.declarations) yield* boundNames(name);
}

/** The names that a pattern binds: `{ a, b: [c] }` binds a and c. */
export function* boundNames(name: ts.BindingName): Generator<string> {
  if (ts.isIdentifier(name)) yield name.text;
  else {
    for (const element of name.elements) {
      if (ts.isBindingElement(element)) yield* boundNames(element.name);
    }
  }
}
