// Writes the exports of each package, with their types, to test/api/reports. With `--check`, fails if they are outdated.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { publicEntries } from './publicEntries.mjs';

/** Longer declarations get a line for each kind of member. */
const MAX_COLUMNS = 140;
const INTRODUCTION = [
  'Written by `npm run api`. Indented lines are members; those of the same type share a line. Properties are read-only unless they',
  'are marked as `mutable`. Optional properties may be `undefined` unless they are marked as `exact`.',
  '',
];

const root = fileURLToPath(new URL('../..', import.meta.url));
const printer = ts.createPrinter({ removeComments: true });
const isUndefined = (type) => type.kind === ts.SyntaxKind.UndefinedKeyword;
const byName = (a, b) => (a.name < b.name ? -1 : Number(a.name > b.name));

/** Removes `readonly` and `| undefined` from properties, which nearly all have, and marks the others. */
const simplify = (context) =>
  function visit(node) {
    const { name, modifiers, questionToken, type } = node;
    if (!ts.isPropertySignature(node)) return ts.visitEachChild(node, visit, context);
    const types = ts.isUnionTypeNode(type) ? type.types : [type];
    const isExact = questionToken && !types.some(isUndefined);
    const rest = questionToken ? types.filter((one) => !isUndefined(one)) : types;
    const [only = type] = rest;
    const withoutParentheses = ts.isParenthesizedTypeNode(only) ? only.type : only;
    const newType = rest.length > 1 ? ts.factory.createUnionTypeNode(rest) : withoutParentheses;
    const marks = `${modifiers ? '' : 'mutable '}${isExact ? 'exact ' : ''}`;
    const newName = marks ? ts.factory.createIdentifier(marks + name.getText()) : name;
    return ts.factory.createPropertySignature([], newName, questionToken, ts.visitNode(newType, visit));
  };

const printIn = (source) => (node) =>
  printer
    .printNode(ts.EmitHint.Unspecified, node, source)
    .replaceAll(/\s+/g, ' ')
    .replace(/^(?:export )?(?:declare )?/, '');

/** Prints members of the same type as one: `play, pause?: string;`. */
function printMembers(members, print) {
  const groups = new Map();
  for (const member of members) {
    const [text, name] = [member, member.name].map((node) => (node ? print(node) : ''));
    const [, mark, type] = /^(\??)(.*)$/.exec(text.startsWith(name) ? text.slice(name.length) : '');
    groups.set(type || text, [...(groups.get(type || text) ?? []), type ? name + mark : '']);
  }
  return [...groups].map(([type, names]) => `  ${names.join(', ')}${type}`);
}

/** Prints a declaration. If it is long, objects get a line for each kind of member, and unions of objects for each object. */
function printDeclaration(declaration) {
  const print = printIn(declaration.getSourceFile());
  const isVariable = ts.isVariableDeclaration(declaration);
  const [statement] = ts.transform(isVariable ? declaration.parent.parent : declaration, [simplify]).transformed;
  const text = print(statement);
  const type = isVariable ? statement.declarationList.declarations[0].type : statement.type;
  const { members, types } = (ts.isFunctionDeclaration(statement) ? undefined : type) ?? statement;
  if (text.length <= MAX_COLUMNS || !(members ?? types?.some(ts.isTypeLiteralNode))) return [text];
  const parts = (members ?? types).map(print);
  if (members) return [text.slice(0, text.lastIndexOf(` { ${parts.join(' ')}`)), ...printMembers(members, print)];
  const sign = ts.isUnionTypeNode(type) ? ' | ' : ' & ';
  return [text.slice(0, text.lastIndexOf(` ${parts.join(sign)}`)), ...parts.map((part) => ` ${sign}${part}`)];
}

const describe = (name, symbol) => [
  ...(name === symbol.name ? [] : [`// as ${name}`]),
  ...symbol.declarations.flatMap(printDeclaration),
];

const entryFiles = publicEntries(root);
const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile);
const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root);

/** Creates a program from the declarations that TypeScript emits for the sources, in which every type is written out. */
function createDeclarationProgram() {
  const files = entryFiles.map(({ file }) => file);
  const emitOptions = { ...options, noEmit: false, declaration: true, emitDeclarationOnly: true, noCheck: true };
  const declarations = new Map();
  ts.createProgram(files, emitOptions).emit(undefined, (name, text) => declarations.set(name, text));
  const host = ts.createCompilerHost(options);
  const readSource = host.getSourceFile;
  host.getSourceFile = (name, ...rest) => {
    const text = declarations.get(name.replace(/\.tsx?$/, '.d.ts'));
    return text === undefined
      ? readSource(name, ...rest)
      : ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);
  };
  return ts.createProgram(files, options, host);
}

const program = createDeclarationProgram();
const checker = program.getTypeChecker();
const resolve = (symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol);
const isValue = ({ symbol }) => (symbol.flags & ts.SymbolFlags.Value) !== 0;

/** Returns what a module exports, without the values of `export type *`, which can't be used. */
function exportsOf(file) {
  const source = program.getSourceFile(file);
  const statements = source.statements.filter(ts.isExportDeclaration);
  const hasTypesOf = statements.some(({ isTypeOnly, exportClause }) => isTypeOnly && !exportClause);
  const named = new Set(
    statements.flatMap(({ exportClause }) => exportClause?.elements.map(({ name }) => name.text) ?? []),
  );
  return checker
    .getExportsOfModule(checker.getSymbolAtLocation(source))
    .map((symbol) => ({ name: symbol.name, symbol: resolve(symbol) }))
    .filter((one) => !hasTypesOf || !isValue(one) || named.has(one.name))
    .sort(byName);
}

/** Returns the types in a folder that a symbol's declarations mention. */
function typesIn(symbol, folder) {
  const found = new Set();
  const visit = (node) => {
    const target = ts.isIdentifier(node) && checker.getSymbolAtLocation(node);
    const type = target && resolve(target);
    const isType = type && type.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias);
    if (isType && type.declarations.some((one) => one.getSourceFile().fileName.startsWith(folder))) found.add(type);
    ts.forEachChild(node, visit);
  };
  for (const declaration of symbol.declarations) visit(declaration);
  return found;
}

const codeBlock = (items) => ['```ts', ...items.flatMap(({ name, symbol }) => describe(name, symbol)), '```', ''];

function describePackage(packageName) {
  const entries = entryFiles
    .filter(({ specifier }) => `${specifier}/`.startsWith(`${packageName}/`))
    .map((entry) => ({ ...entry, names: exportsOf(entry.file) }));
  /** The entry that lists each symbol: the last one, because the package root comes first. */
  const homes = new Map(entries.flatMap((entry) => entry.names.map(({ symbol }) => [symbol, entry.specifier])));
  const namesFrom = (home, { names }) => names.filter(({ symbol }) => homes.get(symbol) === home.specifier);
  const describeShared = (home, entry) => {
    const [found, all] = [namesFrom(home, entry), namesFrom(home, home)];
    if (home === entry || found.length === 0) return [];
    const types = all.filter((one) => !isValue(one));
    const hasTypes = types.every(({ name }) => found.some((one) => one.name === name));
    const listed = found.filter((one) => !hasTypes || isValue(one)).map(({ name }) => name);
    const parts = found.length === all.length ? ['all'] : [...(hasTypes ? ['types'] : []), ...listed];
    return [`- ${home.specifier}: ${parts.join(', ')}`];
  };
  const sections = entries.flatMap((entry) => {
    const own = namesFrom(entry, entry);
    const shared = entries.flatMap((home) => describeShared(home, entry));
    return [
      `## ${entry.specifier}`,
      ...(shared.length > 0 ? ['', 'Also exports:', '', ...shared, ''] : []),
      ...(own.length > 0 ? codeBlock(own) : []),
    ];
  });
  const known = new Set(homes.keys());
  const internal = [];
  for (const symbol of known) {
    for (const type of typesIn(symbol, dirname(entries[0].file))) {
      if (!known.has(type)) internal.push({ name: type.name, symbol: type });
      known.add(type);
    }
  }
  const lines = [`# ${packageName}`, '', ...INTRODUCTION, ...sections, '## Types that cannot be imported'];
  return [...lines, ...codeBlock(internal.sort(byName))].join('\n');
}

let outdated = 0;
for (const name of ['hooks', 'ui']) {
  const file = `${root}test/api/reports/${name}.md`;
  const text = describePackage(`@loggia/${name}`);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
    outdated += 1;
    console.log(`test/api/reports/${name}.md is outdated. Run npm run api, then review and commit the changes.`);
  }
}
process.exitCode = outdated === 0 ? 0 : 1;
