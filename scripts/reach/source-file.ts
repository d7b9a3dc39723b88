import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { root } from '../setup/places.mjs';
import { fileOf } from './module-address.ts';
import { boundNames, usesIn } from './name-uses.ts';

/** A name of another file: `*` stands for the whole module. */
export interface ImportedName {
  readonly file: string;
  readonly name: string;
}

/** A use of a name: `geography.states` has the members ['states'], `geography[which]` has ['*']. */
export interface Use {
  readonly name: string;
  readonly members: readonly string[];
}

/** A function, class or constant of a file, and what it uses when it runs. */
export interface Declaration {
  readonly uses: readonly Use[];
  /** Files that it imports while it runs, such as a page part that is loaded late. */
  readonly lateImports: readonly string[];
  /** Names and texts in it, by which members that are picked indirectly are found. */
  readonly mentions: ReadonlySet<string>;
}

/** What the source of one file says. Types are left out: they are gone when the code runs. */
export interface SourceFile {
  readonly file: string;
  /** Local names of what other files export. */
  readonly imports: ReadonlyMap<string, ImportedName>;
  /** Files of ours that are loaded with this one. */
  readonly importedFiles: readonly string[];
  /** Exported names: of a declaration here, or of another file. */
  readonly exports: ReadonlyMap<string, string | ImportedName>;
  readonly declarations: ReadonlyMap<string, Declaration>;
  /** Statements that run as soon as the file is loaded. */
  readonly body: Declaration;
}

/** Name of the export that has none. */
const DEFAULT = 'default';

/** Reads one file, its path relative to the root. */
export function readSource(file: string): SourceFile {
  const source = ts.createSourceFile(
    file,
    readFileSync(path.join(root, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  const imports = new Map<string, ImportedName>();
  const importedFiles: string[] = [];
  const exported = new Map<string, string | ImportedName>();
  const declarations = new Map<string, Declaration>();
  const body: ts.Node[] = [];
  const declare = (name: string, nodes: readonly ts.Node[]) =>
    declarations.set(name, declarationOf(file, nodes));

  for (const statement of source.statements) {
    const isExported = hasModifier(statement, ts.SyntaxKind.ExportKeyword);
    if (ts.isImportDeclaration(statement)) {
      const target = fileNamed(file, statement.moduleSpecifier);
      const names = [...importedNames(statement)];
      if (target === null || (statement.importClause && names.length === 0)) continue;
      importedFiles.push(target);
      for (const [local, name] of names) imports.set(local, { file: target, name });
    } else if (ts.isExportDeclaration(statement)) {
      for (const [name, value, target] of passedOn(file, statement)) {
        if (target !== null) importedFiles.push(target);
        exported.set(name, target === null ? value : { file: target, name: value });
      }
    } else if (ts.isExportAssignment(statement)) {
      declare(DEFAULT, [statement.expression]);
      exported.set(DEFAULT, DEFAULT);
    } else if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
      const name = statement.name?.text ?? DEFAULT;
      declare(name, [statement]);
      if (isExported) {
        exported.set(hasModifier(statement, ts.SyntaxKind.DefaultKeyword) ? DEFAULT : name, name);
      }
    } else if (ts.isVariableStatement(statement)) {
      for (const declaration of statement.declarationList.declarations) {
        for (const name of boundNames(declaration.name)) {
          declare(name, [declaration]);
          if (isExported) exported.set(name, name);
        }
      }
    } else if (!ts.isInterfaceDeclaration(statement) && !ts.isTypeAliasDeclaration(statement)) {
      body.push(statement);
    }
  }
  return {
    file,
    imports,
    importedFiles,
    exports: exported,
    declarations,
    body: declarationOf(file, body),
  };
}

function declarationOf(file: string, nodes: readonly ts.Node[]): Declaration {
  const { uses, mentions, lateSpecifiers } = usesIn(nodes);
  const lateImports = lateSpecifiers
    .map((specifier) => fileOf(file, specifier))
    .filter((target) => target !== null);
  return { uses, mentions, lateImports };
}

function fileNamed(from: string, specifier: ts.Expression): string | null {
  return ts.isStringLiteral(specifier) ? fileOf(from, specifier.text) : null;
}

/** The local names of an import that exist when the code runs, each with its name over there. */
function* importedNames({ importClause }: ts.ImportDeclaration): Generator<[string, string]> {
  if (!importClause || importClause.isTypeOnly) return;
  if (importClause.name) yield [importClause.name.text, DEFAULT];
  const bindings = importClause.namedBindings;
  if (!bindings) return;
  if (ts.isNamespaceImport(bindings)) yield [bindings.name.text, '*'];
  else {
    for (const { isTypeOnly, name, propertyName } of bindings.elements) {
      if (!isTypeOnly) yield [name.text, (propertyName ?? name).text];
    }
  }
}

/** The names of `export { … }` and `export { … } from`, each with its own name and file. */
function* passedOn(
  from: string,
  { exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration,
): Generator<[name: string, own: string, file: string | null]> {
  if (isTypeOnly || !exportClause || !ts.isNamedExports(exportClause)) return;
  const file = moduleSpecifier ? fileNamed(from, moduleSpecifier) : null;
  if (moduleSpecifier && file === null) return;
  for (const { isTypeOnly: isType, name, propertyName } of exportClause.elements) {
    if (!isType) yield [name.text, (propertyName ?? name).text, file];
  }
}

function hasModifier(statement: ts.Statement, kind: ts.SyntaxKind): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some((modifier) => modifier.kind === kind) ?? false)
  );
}
